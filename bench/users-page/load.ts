import { Agent, request } from 'node:http';

// Asks an address again and again over so many connections, in a process of its own: node load.ts <url> <authorization> <body>
// <connections> <seconds>. Prints answers a second and milliseconds of the median and of 99 in 100, as JSON. An answer other than 200 ends
// it with an error.

const [url = '', authorization = '', body = '', connections = '16', seconds = '5'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const headers = { authorization, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
const times: number[] = [];
const end = performance.now() + Number(seconds) * 1000;
await Promise.all(Array.from({ length: Number(connections) }, ask));
const sorted = times.toSorted((one, other) => one - other);
const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
console.log(JSON.stringify({ perSecond: times.length / Number(seconds), median: at(0.5), most: at(0.99) }));
agent.destroy();

async function ask(): Promise<void> {
  while (performance.now() < end) {
    const began = performance.now();
    await once();
    times.push(performance.now() - began);
  }
}

function once(): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, method: 'POST', headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`answered with ${answer.statusCode}`));
      answer.resume();
      answer.on('end', resolve);
    });
    asking.on('error', reject);
    asking.end(body);
  });
}
