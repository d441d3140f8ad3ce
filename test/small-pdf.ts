/** Returns a minimal PDF, with a header and an end. */
export function aPdf(inside = ''): Buffer {
  return Buffer.from(
    `%PDF-1.4\n${inside}\nxref\n0 1\ntrailer\n<< /Size 1 >>\nstartxref\n9\n%%EOF\n`,
  );
}
