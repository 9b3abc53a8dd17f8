// Before anything is painted: light or dark, the size and the corners, as stored. The console itself then adds the theme colour.
(function () {
  function read(key) {
    try {
      return JSON.parse(localStorage.getItem('saiwu_' + key));
    } catch {
      return null;
    }
  }
  function stored(key, allowed, fallback) {
    var value = read(key);
    return allowed.indexOf(value) < 0 ? fallback : value;
  }
  var scheme = stored('SCHEME', ['light', 'dark'], 'system');
  var isDark = scheme === 'dark' || (scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.documentElement.dataset.size = stored('SIZE', ['compact', 'default', 'comfortable'], 'default');
  document.documentElement.dataset.radius = stored('RADIUS', ['sharp', 'default', 'round'], 'default');

  // What whoever is signed in needs besides the page's own files comes beside those, not after them. The build says which files that are.
  var named = document.currentScript.dataset;
  if (read('TOKEN') === null || named.frame === undefined) return;
  var files = /^\/(dashboard)?$/.test(location.pathname) ? named.frame + ' ' + named.dashboard : named.frame;
  files.split(' ').forEach(function (file) {
    var isStyle = file.endsWith('.css');
    var link = document.createElement('link');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.appendChild(link);
  });
})();
