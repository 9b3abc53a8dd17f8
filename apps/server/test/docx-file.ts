import { strToU8, zipSync } from 'fflate';

/** A Word file with these paragraphs, as XML, and with these parts added or in place of its own. */
export function docxOf(body: string, parts: Record<string, string | Uint8Array> = {}): Uint8Array<ArrayBuffer> {
  const own: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="emf" ContentType="image/x-emf"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/image" Target="media/image1.png"/><Relationship Id="rId3" Type="${office}/image" Target="media/image2.emf"/><Relationship Id="rId4" Type="${office}/image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>`,
    'word/styles.xml': `<w:styles xmlns:w="${word}">${[1, 2, 3].map((level) => `<w:style w:type="paragraph" w:styleId="${level}"><w:name w:val="heading ${level}"/></w:style>`).join('')}<w:style w:type="paragraph" w:styleId="TOC1"><w:name w:val="toc 1"/></w:style></w:styles>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="${word}" xmlns:r="${office}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><w:body>${body}</w:body></w:document>`,
  };
  const all = Object.entries({ ...own, ...parts }).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]);
  return new Uint8Array(zipSync(Object.fromEntries(all)));
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A paragraph of this style: `1` is a heading of the first level. */
export function paragraph(text: string, { style = '', isBold = false } = {}): string {
  return `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r>${isBold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A paragraph with a picture: `rId2` a PNG, `rId3` a drawing of a word processor, `rId4` a file elsewhere. */
export function pictured(id: string): string {
  return `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="a" descr="现场"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:${id === 'rId4' ? 'link' : 'embed'}="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
}
