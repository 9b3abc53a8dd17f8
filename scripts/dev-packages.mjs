/**
 * Writes beside the server a file that loads the packages which `main.js` needs at once, and nothing of ours: the next process loads them
 * before its build is there.
 */
export const packages = {
  name: 'packages',
  generateBundle(_options, bundle) {
    const found = new Set();
    const outside = new Set();
    const walk = (file) => {
      if (found.has(file)) return;
      found.add(file);
      for (const name of bundle[file].imports) {
        if (bundle[name]) walk(name);
        else outside.add(name);
      }
    };
    walk('main.js');
    const source = [...outside].map((name) => `import ${JSON.stringify(name)};\n`).join('');
    this.emitFile({ type: 'asset', fileName: 'packages.js', source });
  },
};
