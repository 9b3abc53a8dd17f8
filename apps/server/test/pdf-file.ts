/**
 * A PDF with one line of these words on each page, one after the other as programs for texts write them: its list of pages stands first.
 */
export function pdfOf(words: string, { pages = 1, catalogue = '' } = {}): Uint8Array<ArrayBuffer> {
  const numbers = Array.from({ length: pages }, (_, index) => 4 + 2 * index);
  const objects = [
    `<</Type /Catalog /Pages 2 0 R ${catalogue}>>`,
    `<</Type /Pages /Count ${pages} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}]>>`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
    ...numbers.flatMap((number) => {
      const drawn = `BT /F1 12 Tf 72 720 Td <${Buffer.from(words).toString('hex')}> Tj ET`;
      return [
        `<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources <</Font <</F1 3 0 R>>>> /Contents ${number + 1} 0 R>>`,
        `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `${table}trailer\n<</Size ${places.length + 1} /Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
