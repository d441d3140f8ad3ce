import { href } from 'react-router';
import { tabHref } from '#admin/settings/settings-tabs.ts';
import type { GuideStepKey } from '#domain/guide/guide-steps.ts';

/** Where each step is done. */
export const stepHrefs: Record<GuideStepKey, string> = {
  brand: tabHref('general'),
  contact: tabHref('contact'),
  payment: tabHref('payment'),
  delivery: tabHref('delivery'),
  product: href('/admin/products/new'),
  approval: href('/admin/products'),
  policies: href('/admin/policies'),
  claims: tabHref('landing'),
  mail: href('/admin/messages'),
  'second-factor': href('/admin/security'),
  backup: href('/admin/backups'),
};
