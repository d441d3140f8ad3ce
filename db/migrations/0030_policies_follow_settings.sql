-- Sentences about delivery and payment follow the settings from now on. Filled in, they read as before.
UPDATE "policies" SET "content_en" = replace(replace("content_en",
  'Delivery takes 2-5 business days and is free in Sri Lanka.', '{delivery}'),
  'Accepted payment methods: cash on delivery, bank transfer, online payment.', 'Accepted payment methods: {payment-methods}.')
WHERE "kind" = 'terms';--> statement-breakpoint
UPDATE "policies" SET "content_si" = replace(replace("content_si",
  'බෙදාහැරීමට වැඩ කරන දින 2-5ක් ගත වේ. ශ්‍රී ලංකාව තුළ බෙදාහැරීම නොමිලේය.', '{delivery}'),
  'පිළිගන්නා ගෙවීම් ක්‍රම: භාණ්ඩ ලැබුණු විට මුදල් ගෙවීම, බැංකු ගිණුමට මුදල් යැවීම, ඔන්ලයින් ගෙවීම.', 'පිළිගන්නා ගෙවීම් ක්‍රම: {payment-methods}.')
WHERE "kind" = 'terms';--> statement-breakpoint
-- Who gets data, in a policy that its owner never changed: the sentence left out e-mail and hosting.
UPDATE "policies" SET "last_updated" = now(),
  "content_en" = replace("content_en",
    'We share it only with the courier and, if you pay online, with the payment provider.',
    'We share it only with those who help us run the shop: the courier, our email and hosting providers (who may store it outside Sri Lanka) and, if you pay online, the payment provider.'),
  "content_si" = replace("content_si",
    'අපි ඒවා ලබා දෙන්නේ කුරියර් සේවාවට සහ, ඔබ ඔන්ලයින් ගෙවන්නේ නම්, ගෙවීම් සේවාවට පමණි.',
    'අප ඒවා ලබා දෙන්නේ වෙළඳසැල පවත්වාගෙන යාමට අපට සහාය වන අයට පමණි: කුරියර් සේවාවට, අපේ ඊමේල් සහ සත්කාරක සේවා සපයන්නන්ට (ඔවුන් ඒවා ශ්‍රී ලංකාවෙන් පිටත ගබඩා කළ හැකිය) සහ, ඔබ ඔන්ලයින් ගෙවන්නේ නම්, ගෙවීම් සේවාවට.')
WHERE "kind" = 'privacy' AND "version" = 1 AND "content_en" LIKE '%We share it only with the courier and, if you pay online%';
