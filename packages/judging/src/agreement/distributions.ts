/*
 * Tail probabilities in double precision, good to about 1e-12: the incomplete gamma and beta functions by series and continued fraction
 * (NIST Digital Library of Mathematical Functions, 8.7.1, 8.9.2, 8.17.22), the logarithm of gamma by Lanczos (g = 7, nine terms).
 */

/** P(Z ≤ z) for the standard normal distribution. */
export function normalCdf(z: number): number {
  const tail = upperGamma(0.5, (z * z) / 2) / 2;
  return z > 0 ? 1 - tail : tail;
}

/** P(X > x) for the chi-squared distribution. */
export function chiSquaredTail(x: number, degreesOfFreedom: number): number {
  return x <= 0 ? 1 : upperGamma(degreesOfFreedom / 2, x / 2);
}

/** P(F > f) for the F distribution. */
export function fTail(f: number, numerator: number, denominator: number): number {
  if (f <= 0) return 1;
  return f === Infinity ? 0 : regularizedBeta(denominator / 2, numerator / 2, denominator / (denominator + numerator * f));
}

/** P(T ≤ t) for Student's distribution. */
export function studentCdf(t: number, degreesOfFreedom: number): number {
  const tail = regularizedBeta(degreesOfFreedom / 2, 0.5, degreesOfFreedom / (degreesOfFreedom + t * t)) / 2;
  return t > 0 ? 1 - tail : tail;
}

/** The t with P(T ≤ t) = probability, for a probability between 0.5 and 1; by bisection. */
export function studentQuantile(probability: number, degreesOfFreedom: number): number {
  let low = 0;
  let high = 1;
  while (studentCdf(high, degreesOfFreedom) < probability) high *= 2;
  for (let round = 0; round < BISECTIONS; round++) {
    const middle = (low + high) / 2;
    if (studentCdf(middle, degreesOfFreedom) < probability) low = middle;
    else high = middle;
  }
  return high;
}

const BISECTIONS = 100;
const MOST_TERMS = 10_000;
const PRECISION = 1e-15;
/** Keeps the continued fractions from dividing by zero (modified Lentz). */
const TINY = 1e-300;

const LANCZOS = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_13, -176.615_029_162_140_59,
  12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_571_6e-6, 1.505_632_735_149_311_6e-7,
];

function logGamma(x: number): number {
  const shifted = x - 1;
  const sum = LANCZOS.reduce((total, term, index) => (index === 0 ? term : total + term / (shifted + index)), 0);
  const base = shifted + 7.5;
  return Math.log(2 * Math.PI) / 2 + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
}

/** Q(a, x), regularized. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(-x + a * Math.log(x) - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < MOST_TERMS && term > sum * PRECISION; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - sum * scale;
  }
  return scale * continuedFraction(x + 1 - a, (n) => ({ over: -n * (n - a), under: x + 2 * n + 1 - a }));
}

/** I_x(a, b). */
function regularizedBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges quickly below the mean only.
  if (x > (a + 1) / (a + b + 2)) return 1 - regularizedBeta(b, a, 1 - x);
  const scale = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a;
  const fraction = continuedFraction(1, (n) => {
    const m = Math.floor(n / 2);
    const over = n % 2 === 0 ? (m * (b - m) * x) / ((a + n - 1) * (a + n)) : (-(a + m) * (a + b + m) * x) / ((a + n - 1) * (a + n));
    return { over, under: 1 };
  });
  return scale * fraction;
}

/** 1 ÷ (first + over₁ ÷ (under₁ + over₂ ÷ (under₂ + …))), by the modified Lentz method (DLMF 3.10.10). */
function continuedFraction(first: number, termAt: (n: number) => { over: number; under: number }): number {
  let value = first;
  let forward = first;
  let backward = 0;
  for (let n = 1; n < MOST_TERMS; n++) {
    const { over, under } = termAt(n);
    backward = 1 / awayFromZero(under + over * backward);
    forward = awayFromZero(under + over / forward);
    value *= forward * backward;
    if (Math.abs(forward * backward - 1) < PRECISION) break;
  }
  return 1 / value;
}

function awayFromZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}
