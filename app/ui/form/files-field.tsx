import { Both, Text } from '#ui/text/text.tsx';
import { useField } from './form.tsx';

/** Renders a field for one or several files; the browser shows their names. */
export function FilesField({ name, accept }: { name: string; accept: string }) {
  const { id, label, hint, mark, required } = useField(name);
  return (
    <div className="grid gap-1.75">
      <label htmlFor={id} className="text-md leading-snug font-semibold">
        <Both of={label} inline />{' '}
        {mark && (
          <span className="font-normal text-ink-600">
            <Text of={mark} />
          </span>
        )}
      </label>
      <input
        id={id}
        name={name}
        type="file"
        multiple
        accept={accept}
        required={required}
        aria-describedby={hint && `${id}-hint`}
        className="min-h-11 w-full min-w-0 text-md file:me-3 file:min-h-11 file:cursor-pointer file:rounded-pill file:border file:border-solid file:border-leaf-700 file:bg-transparent file:px-4 file:font-semibold file:text-leaf-900"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm leading-snug text-ink-600">
          <Text of={hint} />
        </p>
      )}
    </div>
  );
}
