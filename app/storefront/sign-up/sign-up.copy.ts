import { nameLimit } from '#domain/accounts/sign-up-form.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { accountFields } from '#storefront/session/account-forms.copy.ts';
import type { FormFields } from '#ui/form/form-fields.ts';
import { fullName } from '#ui/form/person.copy.ts';

export const signUpCopy = {
  title: { en: 'Create account', si: 'ගිණුමක් සාදන්න' },
  creating: { en: 'Creating your account...', si: 'ගිණුම සාදමින්...' },
  haveAccount: { en: 'Already have an account?', si: 'දැනටමත් ගිණුමක් තිබේද?' },
} satisfies Record<string, Bilingual>;

const { identifier, password, newPassword } = accountFields;
export const signUpFields: FormFields = {
  name: { ...fullName, max: nameLimit },
  identifier,
  password: { ...newPassword, label: password.label },
};
