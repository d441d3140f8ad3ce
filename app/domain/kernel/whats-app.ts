/** Makes a link that opens a WhatsApp chat. The service expects the digits of the full number, without a plus. */
export function whatsAppLink(phoneE164: string, text?: string): string {
  const chat = `https://wa.me/${phoneE164.replace(/\D/g, '')}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
