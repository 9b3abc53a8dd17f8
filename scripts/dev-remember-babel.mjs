/**
 * Keeps what Babel made of each file: three quarters of a build go to it, and between two builds of one process a file in hundreds changes.
 * A plugin for Vite, beside `@rolldown/plugin-babel`.
 */
export function rememberBabel() {
  const kept = new Map();
  return {
    name: 'remember-babel',
    configResolved({ plugins }) {
      const { transform } = plugins.find(({ name }) => name === '@rolldown/plugin-babel');
      const ask = transform.handler;
      transform.handler = async function (code, id, options) {
        const last = kept.get(id);
        if (last?.code === code) return last.result;
        const result = await ask.call(this, code, id, options);
        kept.set(id, { code, result });
        return result;
      };
    },
  };
}
