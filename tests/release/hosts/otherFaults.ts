/** Hosts with faults in their addresses, files or settings. */
import {
  isPage,
  isNamed,
  at,
  path,
  header,
  status,
  both,
  asPage,
  settings,
  json,
  shows,
  type Fault,
} from './spoils.ts';

export const OTHER_FAULTS: readonly Fault[] = [
  ...shows("the app's addresses return its page", {
    'no fallback': [
      at(
        (sent) => isPage(sent) && sent.path !== '/' && sent.path !== '/index.html',
        status(404, 'Not found'),
      ),
      /\/Emenu\/NOBODY-HERE-4711\/T1 answers 404/,
    ],
    'codes with dots are files': [
      at(path(/^\/Menu\/.*\.b$/), status(404)),
      /\.v2\/T1\.b answers 404/,
    ],
    'a slash at the end is taken away': [
      at(path(/^\/Delivery\/.*\/$/), both(status(301), header('location', '/Delivery/X'))),
      /is sent on to \/Delivery\/X/,
    ],
    'unknown addresses are nothing': [
      at(path('/NOBODY-HERE-4711'), status(404)),
      /\/NOBODY-HERE-4711 answers 404/,
    ],
  }),
  ...shows('a missing file is not the page', {
    'a missing script is the page': [
      at(path('/static/NOBODY-HERE-4711.js'), asPage),
      /\.js answers 200 instead of 404/,
    ],
    'missing words are the page': [at(path(/i18n\/NOBODY/), asPage), /\.json answers 200/],
  }),
  ...shows('only public files are served', {
    'the repository is served': [
      at(path('/.git/HEAD'), status(200, 'ref: refs/heads/main')),
      /\/\.git\/HEAD is served/,
    ],
    'paths climb': [
      at(path(/^\/static\/\.\.%2f/), status(200, 'root:x:0:0:root')),
      /leaves the folder/,
    ],
  }),
  ...shows("calls are forwarded to the venue's server", {
    'calls get the page': [at(path(/^\/api\//), asPage), /\/api answers the page/],
    'calls get nowhere': [at(path(/^\/api\//), status(502)), /cannot reach the venue's server/],
    'calls are sent away': [
      at(path(/^\/api\//), both(status(302), header('location', 'https://api.example/'))),
      /sent on to https:\/\/api\.example/,
    ],
    'pictures get the page': [at(path(/^\/images\//), asPage), /\/images answers the page/],
    'errors are kept': [
      at(path(/^\/api\//), both(status(404), header('cache-control', 'public, max-age=60'))),
      /may be kept/,
    ],
  }),
  ...shows('a disguised address does not reach the server', {
    'a disguised address gets an answer of the server': [
      at(
        path(/^\/images\/\.\.%2fapi/),
        both(status(200, '{}'), header('content-type', 'text/json')),
      ),
      /\/images\/\.\.%2fapi\S+ reaches the venue's server, which answers 200: answer 400 where/,
    ],
    'a disguised address is a picture that the server does not have': [
      at(path(/^\/images\/\.\.%2fapi|^\/images\/NOBODY/), status(404, "the server's words")),
      /reaches the venue's server, which answers 404/,
    ],
  }),
  ...shows('files that never change are cached and compressed', {
    'files are asked for each time': [
      at(isNamed, header('cache-control', 'no-cache')),
      /immutable\. So it is with \d+ more/,
    ],
    'files are not packed': [
      at(isNamed, header('content-encoding', undefined)),
      /not packed by brotli/,
    ],
    'scripts are plain text': [
      at(
        (sent) => isNamed(sent) && sent.path.endsWith('.js'),
        header('content-type', 'text/plain'),
      ),
      /sent as text\/plain: send text\/javascript/,
    ],
  }),
  ...shows('all files are of one build', {
    'a file is missing': [
      at(path(/^\/static\/cart-.*\.css$/), status(404)),
      /asks for \/static\/cart-[\w-]+\.css, which answers 404/,
    ],
    'the worker is of another build': [
      at(path('/sw.js'), (sent) => {
        sent.text = sent.text.replace(/"url":"static\/menu-[^"]+"/, '"url":"static/menu-OTHER.js"');
      }),
      /two builds/,
    ],
    'the worker names more files than any build has': [
      at(path('/sw.js'), (sent) => {
        const names = Array.from({ length: 5000 }, (_, nth) => `static/x-${nth}.js`);
        sent.text += names.map((url) => `{"revision":null,"url":"${url}"}`).join();
      }),
      /^It names \d{4} files, and a build has fewer than 2000\.$/,
    ],
    'words were edited': [
      at(path('/assets/i18n/AR.json'), (sent) => {
        sent.text += '\n';
      }),
      /AR\.json is not the one/,
    ],
    'index.html is sent on': [
      at(path('/index.html'), both(status(301), header('location', '/'))),
      /keeps \/index\.html, which answers 301/,
    ],
  }),
  ...shows('other files are revalidated each time', {
    'words are kept': [
      at(path('/assets/i18n/EN.json'), header('cache-control', 'max-age=3600')),
      /EN\.json may be kept/,
    ],
  }),
  ...shows('the worker can be installed', {
    'the worker is kept': [
      at(path('/sw.js'), header('cache-control', 'public, max-age=86400')),
      /a release would come late/,
    ],
    'the worker has the policy of the page': [
      at(path('/sw.js'), header('content-security-policy', "default-src 'self'")),
      /sw\.js: The policy's/,
    ],
    'the worker is the page': [at(path('/sw.js'), asPage), /and is the page/],
    'the worker is sent on': [
      at(path('/sw.js'), both(status(302), header('location', '/v2/sw.js'))),
      /sent on to \/v2\/sw\.js/,
    ],
  }),
  ...shows('the app can be installed', {
    'no manifest': [
      at(path('/manifest.ar.webmanifest'), status(404)),
      /manifest\.ar\.webmanifest answers 404/,
    ],
    'an icon is missing': [
      at(path('/icons/icon-512.png'), both(status(404), header('content-type', 'text/html'))),
      /icon-512\.png is missing/,
    ],
  }),
  ...shows('the settings are understood', {
    'an unknown setting': [
      settings((html) => html.replace(json, `${json}"imageHost":"x",`)),
      /no setting "imageHost": the settings are host, /,
    ],
    'a setting with the name of an object’s own property': [
      settings((html) => html.replace(json, `${json}"constructor":"x",`)),
      /no setting "constructor": the settings are host, /,
    ],
    'a setting of another kind': [
      settings((html) => html.replace(/"requestTimeoutMs":\d+/, '"requestTimeoutMs":"15s"')),
      /requestTimeoutMs is not understood \("15s"\); \d+ is used/,
    ],
    'settings that are no JSON': [
      settings((html) => html.replace(json, 'id="app-config">{,')),
      /are not JSON/,
    ],
  }),
];
