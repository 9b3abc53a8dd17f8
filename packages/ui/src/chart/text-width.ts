/** About how wide a text is in pixels, without measuring: Chinese fills its square, Latin letters and figures about half of it. */
export function textWidth(text: string, fontSize = 12): number {
  let ems = 0;
  for (const letter of text) ems += emsOf(letter);
  return Math.ceil(ems * fontSize);
}

/** The text, cut with an ellipsis where it is wider than that. */
export function cutText(text: string, width: number, fontSize = 12): string {
  if (textWidth(text, fontSize) <= width) return text;
  let kept = '';
  for (const letter of text) {
    if (textWidth(`${kept}${letter}…`, fontSize) > width) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** The text in one or two lines of that width, of about the same length: broken at spaces or between Chinese letters, the last line cut. */
export function twoLines(text: string, width: number, fontSize = 12): string[] {
  const even = textLines(text, Math.min(width, textWidth(text, fontSize) / 2 + fontSize), 2, fontSize);
  if (textWidth(text, fontSize) > width && even.every((line) => !line.endsWith('…'))) return even;
  return textLines(text, width, 2, fontSize);
}

function textLines(text: string, width: number, most: number, fontSize: number): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < most - 1 && textWidth(rest, fontSize) > width) {
    let line = '';
    for (const piece of rest.match(pieces) ?? []) {
      if (line !== '' && textWidth(line + piece.trimEnd(), fontSize) > width) break;
      line += piece;
    }
    lines.push(cutText(line.trimEnd(), width, fontSize));
    rest = rest.slice(line.length);
  }
  return rest === '' ? lines : [...lines, cutText(rest, width, fontSize)];
}

/** What is not broken: a word with the space after it, a Chinese letter with the marks after it. */
const pieces = /[\u2E80-\u9FFF\uFF00-\uFF60][，。、；：）》」』”]*|[^\s\u2E80-\u9FFF\uFF00-\uFF60]+\s*|\s+/gu;

function emsOf(letter: string): number {
  if (
    /[\u1100-\u11FF\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFF}]/u.test(letter)
  )
    return 1;
  if (/[MWmw%@…—]/.test(letter)) return 0.9;
  if (/[A-Z]/.test(letter)) return 0.7;
  if (/[.,:;'|!iljtf\s]/.test(letter)) return 0.33;
  return 0.58;
}
