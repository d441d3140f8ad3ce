import { href } from 'react-router';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { type PanelLanguage, panelLanguages } from '#domain/accounts/panel-language.ts';
import { RadioCard } from '#ui/field/radio-card.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { LanguageProvider } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import {
  panelLanguageCopy,
  panelLanguageFields,
  panelLanguageLabels,
} from './panel-language.copy.ts';

/**
 * Lets an admin choose the language of the panel. Shows each text in English with the Sinhala, as the English panel does,
 * so that a wrong choice can be undone.
 */
export function PanelLanguageForm({ chosen }: { chosen: PanelLanguage }) {
  return (
    <LanguageProvider language="en">
      <div lang="en">
        <PanelCard id="panel-language" title={panelLanguageCopy.title}>
          <Form
            action={href('/admin/panel-language')}
            reloadDocument
            fields={panelLanguageFields}
            answer={undefined}
          >
            <fieldset className="grid gap-2.5">
              <legend className="mb-2.5 text-md text-ink-600">
                <Both of={panelLanguageCopy.ofYourAccount} />
              </legend>
              {panelLanguages.map((language) => (
                <RadioCard
                  key={language}
                  name="panelLanguage"
                  value={language}
                  label={panelLanguageLabels[language]}
                  defaultChecked={language === chosen}
                />
              ))}
            </fieldset>
            <div>
              <SubmitButton of={panelLanguageCopy.choose} />
            </div>
          </Form>
        </PanelCard>
      </div>
    </LanguageProvider>
  );
}
