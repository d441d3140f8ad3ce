import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { slots } from '#domain/settings/form/settings-form.ts';
import {
  type LandingCardName,
  landingCardNames,
  landingCards,
} from '#domain/settings/landing/landing-cards.ts';
import { TextField } from '#ui/form/fields.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { BilingualFields, BilingualFieldsNote, SettingSwitch } from './setting-fields.tsx';
import { settingsCopy } from './settings.copy.ts';
import { cardNames, numberTitle, testimonialTitle } from './settings-labels.copy.ts';

/** Renders the marketing claims of the landing page. */
export function LandingTab() {
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p className="text-md leading-snug">
          <Text of={settingsCopy.claims} />
        </p>
        <BilingualFieldsNote />
      </div>
      <Heading of={settingsCopy.cards} />
      {landingCardNames.map((name) => (
        <Card key={name} name={name} />
      ))}
      <div className="grid gap-4 border-t border-line pt-4">
        <SettingSwitch name="ratingShown" />
        <TextField name="rating" className="[&_input]:max-w-40" />
      </div>
      <Heading of={settingsCopy.numbers} />
      {slots.map((slot) => (
        <Claim key={slot} title={numberTitle(slot)} group={`figure${slot}`}>
          <BilingualFields name={`figure${slot}-figure`} />
          <BilingualFields name={`figure${slot}-caption`} />
        </Claim>
      ))}
      <Heading of={settingsCopy.testimonials} />
      {slots.map((slot) => (
        <Claim key={slot} title={testimonialTitle(slot)} group={`story${slot}`}>
          <BilingualFields name={`story${slot}-name`} />
          <BilingualFields name={`story${slot}-town`} />
          <BilingualFields name={`story${slot}-words`} isLong />
          <TextField name={`story${slot}-stars`} className="[&_input]:max-w-40" />
        </Claim>
      ))}
    </div>
  );
}

function Heading({ of }: { of: Bilingual }) {
  return (
    <h2 className="border-t border-line pt-5 text-lg leading-snug">
      <Both of={of} inline />
    </h2>
  );
}

function Card({ name }: { name: LandingCardName }) {
  return (
    <Claim title={cardNames[name]} group={name}>
      {landingCards[name].map((part) => (
        <BilingualFields key={part} name={`${name}-${part}`} isLong={part === 'words'} />
      ))}
    </Claim>
  );
}

type ClaimProps = { title: Bilingual; group: string; children: ReactNode };

function Claim({ title, group, children }: ClaimProps) {
  return (
    <fieldset className="grid gap-4 rounded-md border border-line bg-cream-100/50 px-4 pt-3 pb-5">
      <legend className="float-left w-full text-base leading-snug font-semibold">
        <Both of={title} inline />
      </legend>
      <SettingSwitch name={`${group}-shown`} />
      {children}
    </fieldset>
  );
}
