// Before anything is painted: light or dark, the size and the corners, as stored. The console itself then adds the theme colour.
(function () {
  function stored(key, allowed, fallback) {
    try {
      var value = JSON.parse(localStorage.getItem('saiwu_' + key));
      return allowed.indexOf(value) < 0 ? fallback : value;
    } catch {
      return fallback;
    }
  }
  var scheme = stored('SCHEME', ['light', 'dark'], 'system');
  var isDark = scheme === 'dark' || (scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.documentElement.dataset.size = stored('SIZE', ['compact', 'default', 'comfortable'], 'default');
  document.documentElement.dataset.radius = stored('RADIUS', ['sharp', 'default', 'round'], 'default');
})();
