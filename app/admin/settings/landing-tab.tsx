import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import {
  type LandingCardName,
  landingCardNames,
  landingCards,
} from '#domain/settings/landing-cards.ts';
import { places } from '#domain/settings/settings-form.ts';
import { TextField } from '#ui/field.tsx';
import { Both, Text } from '#ui/text.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { settingsCopy } from './settings.copy.ts';
import type { FieldProps } from './settings-answer.ts';
import { cardNames, figureNumber, storyNumber } from './settings-labels.copy.ts';
import { TwinFields, TwinNote } from './twin-fields.tsx';

/** What the landing page says to win trust. */
export function LandingTab({ field }: { field: FieldProps }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p className="text-md leading-snug">
          <Text of={settingsCopy.claims} />
        </p>
        <TwinNote />
      </div>
      <h2 className="border-t border-line pt-5 text-lg leading-snug">
        <Both of={settingsCopy.cards} beside />
      </h2>
      {landingCardNames.map((name) => (
        <Card key={name} name={name} field={numbered(field, `${name}-`)} />
      ))}
      <div className="grid gap-4 border-t border-line pt-4">
        <SettingSwitch {...field('ratingShown')} />
        <TextField
          {...field('rating')}
          inputMode="decimal"
          autoComplete="off"
          className="[&_input]:max-w-40"
        />
      </div>
      <h2 className="border-t border-line pt-5 text-lg leading-snug">
        <Both of={settingsCopy.figures} beside />
      </h2>
      {places.map((place) => (
        <Claim key={place} title={figureNumber(place)} field={numbered(field, `figure${place}-`)}>
          <TwinFields field={numbered(field, `figure${place}-`)} name="figure" />
          <TwinFields field={numbered(field, `figure${place}-`)} name="caption" />
        </Claim>
      ))}
      <h2 className="border-t border-line pt-5 text-lg leading-snug">
        <Both of={settingsCopy.stories} beside />
      </h2>
      {places.map((place) => (
        <Story key={place} place={place} field={numbered(field, `story${place}-`)} />
      ))}
    </div>
  );
}

function Card({ name, field }: { name: LandingCardName; field: FieldProps }) {
  return (
    <Claim title={cardNames[name]} field={field}>
      {landingCards[name].map((part) => (
        <TwinFields key={part} field={field} name={part} long={part === 'words'} />
      ))}
    </Claim>
  );
}

function Story({ place, field }: { place: number; field: FieldProps }) {
  return (
    <Claim title={storyNumber(place)} field={field}>
      <TwinFields field={field} name="name" />
      <TwinFields field={field} name="town" />
      <TwinFields field={field} name="words" long />
      <TextField {...field('stars')} type="number" min={1} max={5} className="[&_input]:max-w-40" />
    </Claim>
  );
}

type ClaimProps = { title: Bilingual; field: FieldProps; children: ReactNode };

function Claim({ title, field, children }: ClaimProps) {
  return (
    <fieldset className="grid gap-4 rounded-md border border-line bg-cream-100/50 px-4 pt-3 pb-5">
      <legend className="float-left w-full text-base leading-snug font-semibold">
        <Both of={title} beside />
      </legend>
      <SettingSwitch {...field('shown')} />
      {children}
    </fieldset>
  );
}

function numbered(field: FieldProps, prefix: string): FieldProps {
  return (name) => field(`${prefix}${name}`);
}
