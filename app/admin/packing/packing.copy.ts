import { panelCopy } from '#admin/layout/panel.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const packingCopy = {
  packing: panelCopy.packing,
  subtitle: {
    en: 'What leaves the shop today, oldest first',
    si: 'අද යැවිය යුතු පාර්සල්, පැරණිම ඒවා මුලින්',
  },
  nothing: { en: 'All done: no parcel waits.', si: 'සියල්ල අවසන්: යැවීමට පාර්සලයක් නැහැ.' },
  printPackingSlip: { en: 'Packing slip', si: 'ඇසුරුම් පත්‍රය' },
  leaves: { en: 'Leaves now', si: 'දැන් යවනවා' },
  handedOver: { en: 'Handed over to the courier', si: 'කුරියර් සේවාවට භාර දුන්නා' },
  chooseParcel: { en: 'Tick the parcels that leave.', si: 'යවන පාර්සල් සලකුණු කරන්න.' },
  hint: {
    en: 'Untick the parcels that stay, and enter the tracking numbers of the others. A field may stay empty.',
    si: 'දැන් නොයවන පාර්සල්වල සලකුණ ඉවත් කර, අනෙක් ඒවායේ පාර්සල් අංක ලියන්න. අංකයක් නැත්නම් හිස්ව තබන්න.',
  },
} satisfies Record<string, Bilingual>;
