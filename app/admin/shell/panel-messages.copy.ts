import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** What one page of the panel leaves for the next to say: the code of a flash, and its words. */
export const panelMessages: Record<string, Bilingual> = {
  'reset-request-dismissed': { en: 'Request removed', si: 'ඉල්ලීම ඉවත් කළා' },
  'reset-request-gone': {
    en: 'This request is no longer waiting',
    si: 'මෙම ඉල්ලීම තවදුරටත් පොරොත්තුවේ නැහැ',
  },
  'signed-in': { en: 'Login successful!', si: 'පිවිසීම සාර්ථකයි!' },
  'order-status-updated': { en: 'Order status updated successfully', si: 'ඇණවුමේ තත්ත්වය යාවත්කාලීන කළා' },
  'product-updated': { en: 'Product updated successfully', si: 'නිෂ්පාදනය යාවත්කාලීන කළා' },
  'product-added': { en: 'Product added successfully', si: 'නිෂ්පාදනය එක් කළා' },
  'product-not-saved': { en: 'Failed to save product', si: 'නිෂ්පාදනය සුරැකීමට නොහැකි වුණා' },
  'product-deleted': { en: 'Product deleted successfully', si: 'නිෂ්පාදනය මැකුවා' },
  'product-not-deleted': { en: 'Failed to delete product', si: 'නිෂ්පාදනය මැකීමට නොහැකි වුණා' },
  'message-sent-again': { en: 'The message is on its way again', si: 'පණිවිඩය නැවත යවමින් තිබෙනවා' },
  'two-factor-off': { en: 'Two-factor authentication is off', si: 'පියවර දෙකේ සත්‍යාපනය අක්‍රියයි' },
  'settings-saved': { en: 'Settings saved successfully!', si: 'සැකසුම් සුරැකිණි!' },
};
