import { describe, expect, it } from 'vitest';
import { originIn as checkedOrigin } from '../../src/tools/checkHost/checkHost.ts';
import { CommandFault } from '../../src/build/commandFault.ts';
import { originIn } from '../../src/tools/commandLine.ts';
import { headerRules } from '../../src/server/headers.ts';
import { readOptions as kitOptions } from '../../src/tools/hosting/options.ts';
import { configFromEnvironment, writePageConfig } from '../../src/build/pageConfig.ts';
import { readOptions as previewOptions } from '../../src/tools/previews/options.ts';
import { proxyTargetOf } from '../../src/server/hostOptions.ts';

const PAGE = '<script type="application/json" id="app-config">{}</script>';

/** Names that would break out of a policy, a header, or a line of a web server's settings. */
const ODD = [
  'a;deny',
  'a$host',
  'a`b',
  "a'b",
  'a"b',
  'a b',
  'a\nb',
  'a\r\nb',
  'a\tb',
  'a{b}',
  '*',
  'a,b',
];

/** Each way to set a host. */
const WAYS: Readonly<Record<string, (host: string) => unknown>> = {
  'hosting --server': (host) => kitOptions(['--for', 'nginx', '--server', `http://${host}`]),
  'hosting --name': (host) => kitOptions(['--for', 'nginx', '--name', host]),
  'previews --host': (host) => previewOptions(['--codes', 'A', '--host', `https://${host}`]),
  'previews --site': (host) =>
    previewOptions(['--codes', 'A', '--host', 'https://a.example', '--site', `https://${host}`]),
  'conformance --host': (host) => originIn(`https://${host}`, 'host'),
  'check-host': (host) => checkedOrigin([`https://${host}`]),
  API_PROXY: (host) => proxyTargetOf({ API_PROXY: `http://${host}` }),
  SUFRA_HOST: (host) => configFromEnvironment({ SUFRA_HOST: `https://${host}` }),
  SUFRA_IMAGE_BASE: (host) => configFromEnvironment({ SUFRA_IMAGE_BASE: `https://${host}/p` }),
  SUFRA_WATCH_URL: (host) => configFromEnvironment({ SUFRA_WATCH_URL: `https://${host}/w` }),
  SUFRA_REPORT_URL: (host) => headerRules(PAGE, `https://${host}/r`),
  'imageHosts of a page': (host) =>
    headerRules(writePageConfig(PAGE, { imageHosts: ['a.example', host] })),
  'host of a page': (host) => headerRules(writePageConfig(PAGE, { host: `https://${host}` })),
};
/** These take lists, in which commas separate hosts and braces enclose a part of a name. */
const LISTS: typeof WAYS = {
  SUFRA_IMAGE_HOSTS: (host) => configFromEnvironment({ SUFRA_IMAGE_HOSTS: host }),
  SUFRA_PAYMENT_HOSTS: (host) => configFromEnvironment({ SUFRA_PAYMENT_HOSTS: `b, ${host}` }),
  SUFRA_MAP_TILE_URL: (host) => configFromEnvironment({ SUFRA_MAP_TILE_URL: `https://${host}/` }),
};

/** The error that `work` throws, or undefined. */
function faultOf(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe.each(Object.entries({ ...WAYS, ...LISTS }))('%s', (name, enter) => {
  const odd = ODD.filter((host) => !(name in LISTS) || !/[{,]/.test(host));

  it.each(odd.map((host) => [host]))('refuses %j in one line', (host) => {
    const fault = faultOf(() => enter(host));
    expect(fault).toBeInstanceOf(CommandFault);
    expect(String(fault)).not.toContain('\n');
  });

  it.each(['a.example', 'sub-1.a.example', 'localhost', '10.0.0.1'])('accepts %s', (host) => {
    expect(faultOf(() => enter(host))).toBeUndefined();
  });
});

it.each(['--build', '--out'])('hosting %s cannot add a line to a Containerfile', (option) => {
  const fault = faultOf(() => kitOptions(['--for', 'container', option, 'dist\nRUN x']));
  expect(fault).toBeInstanceOf(CommandFault);
});

it.each(['http://[::1]:8080', 'http://my_server:8080'])('%s is accepted as a server', (origin) => {
  expect(originIn(origin, 'server')).toBe(origin);
});

it("the path of a report address cannot end a string in a web server's settings", () => {
  const [rule] = headerRules(PAGE, 'https://r.example/?`\\$;');
  expect(rule?.headers['Reporting-Endpoints']).toBe('policy="https://r.example/?%60%5C%24%3B"');
});
