/** The province that a school's code names: the two digits after 41 are those of the administrative division (GB/T 2260). */
export function provinceOfCode(code: string): string | null {
  return (/^\d{10}$/.test(code) && provinces[code.slice(2, 4)]) || null;
}

/** `浙江` for `浙江省` and `广西` for `广西壮族自治区`: people write either, and mean the same. What is no province stays as it is. */
export function shortProvince(text: string): string {
  const short = text.trim().replace(kind, '');
  return names.has(short) ? short : text.trim();
}

/** What may stand in a row for the province that was asked for. */
export function provinceForms(text: string): string[] {
  const short = shortProvince(text);
  return names.has(short) ? ['', ...kinds].map((end) => `${short}${end}`) : [short];
}

const provinces: Record<string, string> = {
  '11': '北京',
  '12': '天津',
  '13': '河北',
  '14': '山西',
  '15': '内蒙古',
  '21': '辽宁',
  '22': '吉林',
  '23': '黑龙江',
  '31': '上海',
  '32': '江苏',
  '33': '浙江',
  '34': '安徽',
  '35': '福建',
  '36': '江西',
  '37': '山东',
  '41': '河南',
  '42': '湖北',
  '43': '湖南',
  '44': '广东',
  '45': '广西',
  '46': '海南',
  '50': '重庆',
  '51': '四川',
  '52': '贵州',
  '53': '云南',
  '54': '西藏',
  '61': '陕西',
  '62': '甘肃',
  '63': '青海',
  '64': '宁夏',
  '65': '新疆',
  '71': '台湾',
  '81': '香港',
  '82': '澳门',
};

const names: ReadonlySet<string> = new Set(Object.values(provinces));

const kinds = ['省', '市', '壮族自治区', '回族自治区', '维吾尔自治区', '自治区', '特别行政区'];
const kind = new RegExp(`(?:${kinds.join('|')})$`);
