import {
  defaultTemplateName,
  type TemplateNames,
  templateKinds,
} from '#platform/whats-app/templates.ts';
import type { WhatsAppConfig } from '#platform/whats-app/whats-app-channel.server.ts';

/** A phone number at the Cloud API, with templates under their default names. */
export const whatsAppAccount: WhatsAppConfig = {
  phoneNumberId: '106540352242922',
  token: 'token',
  appSecret: 'secret of the app',
  verifyToken: 'a long word of our own',
  apiVersion: 'v23.0',
  templates: Object.fromEntries(
    templateKinds.map((kind) => [kind, defaultTemplateName(kind)]),
  ) as TemplateNames,
  languageCodes: { en: 'en', si: 'si_LK' },
};
