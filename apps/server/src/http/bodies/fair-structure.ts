/**
 * What a body that is no file may be made of, besides its bytes: so much is read and checked within some 50 ms, and no other caller is
 * answered meanwhile. The largest lists of the contract are 10,000 ids, of which a role takes two, and 5,000 quotas beside 5,000 ids:
 * 20,000 values.
 */
const mostValues = 25_000;
const deepestValues = 64;

/** Whether JSON is within these bounds, in one pass over its characters. What is no JSON may be fair too. */
export function isFairJson(json: string): boolean {
  let [values, depth, isInText] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) isInText = !isInText;
    // what a backslash stands before does not end the text
    else if (isInText) at += code === backslash ? 1 : 0;
    else if (code === comma) values += 1;
    else if (code === bracket || code === brace) [values, depth] = [values + 1, depth + 1];
    else if (code === bracketEnd || code === braceEnd) depth -= 1;
    if (values > mostValues || depth > deepestValues) return false;
  }
  return true;
}

/** Whether an encoded form has few enough fields: to read one, with the brackets of its name, costs as much as two values. */
export function isFairForm(encoded: string): boolean {
  return isRareIn('&', encoded, mostValues / 2);
}

/** Whether a form of parts has few enough: to read one costs as much as 25 values. */
export function hasFairParts(content: Uint8Array): boolean {
  return isRareIn('\n--', new TextDecoder('latin1').decode(content), mostValues / 25);
}

function isRareIn(mark: string, text: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) {
    count += 1;
    if (count > most) return false;
  }
  return true;
}

const [quote, comma, bracket, backslash, bracketEnd, brace, braceEnd] = [0x22, 0x2c, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d];
