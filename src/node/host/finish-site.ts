import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { languages } from '../../site/languages';
import { readCompany } from '../content/company/read-company';
import type { PlannedPage } from '../pages/create-pages';
import { mailConfig, siteUrl, deployContext, isOn, type Environment } from '../settings/settings';
import { headerPolicy, inlineHashes, pagePolicy, placePolicy, policyHosts } from './content-policy';

/** Gatsby's scripts, which become one: each inline script would need a hash in the policy. */
const SCRIPTS =
  /<script\s+id="gatsby-chunk-mapping"[^]*?<\/script>\s*<script>(window\.___webpackCompilationHash="\w*";)<\/script>((?:<script src="[^"]+" async(?:="")?><\/script>)+)/;

/**
 * Starts after the first paint, at a touch or key, or after 4 s. One hash allows it everywhere. Nothing starts
 * where a page is not at its own address, as in a file or an archive, which Gatsby would leave, nor in a browser
 * that cannot read this syntax or lacks what every page needs. A saved document shows what waited for its
 * entrance, says that its form cannot be sent, and asks nothing. Gatsby writes its list of chunks as a text, in
 * which its loader finds none; an empty one is the same.
 */
const LOADER = `(({path,scripts})=>{
window.pagePath=path;window.___chunkMapping={};
let address=location.pathname.replace(/\\/?(index\\.html)?$/,"/"),sources=scripts.split(" ");
if(!location.protocol.startsWith("http")||![address,"/404.html"].includes(path)||
!window.IntersectionObserver){
for(let part of document.querySelectorAll("[data-reveal],[data-steps],[id$=-not-ready]")){
part.hidden=false;
for(let name of["reveal","steps"])if(part.dataset[name])part.dataset[name]=""}
document.querySelector("[data-banner]")?.remove();
return}
let start=()=>sources.splice(0).forEach(src=>{
let script=document.createElement("script");script.src=src;script.async=false;
script.onload=()=>script.remove();document.body.append(script)}),
painted=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>
(window.requestIdleCallback||setTimeout)(start,{timeout:2000}))),
idle=()=>new PerformanceObserver(painted).observe({type:"paint",buffered:true}),
rest=()=>Promise.resolve(document.querySelector("[fetchpriority=high]")?.decode()).then(idle,idle);
for(let type of["pointerdown","keydown"])addEventListener(type,start,{capture:true,once:true});
setTimeout(start,4000);
if(document.readyState==="complete")rest();else addEventListener("load",rest)
})(document.currentScript.dataset)`.replace(/\n/g, '');

/** Idempotent: a document whose scripts already wait does not change. */
export const delayScripts = (html: string, path: string): string =>
  html.replace(SCRIPTS, (_, line: string, scripts: string) => {
    const sources = [...scripts.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
    return `<script data-path="${path}" data-scripts="${sources.join(' ')}">${line}${LOADER}</script>`;
  });

export function finishSite(pages: readonly PlannedPage[]): void {
  const company = readCompany().value;
  const hosts = policyHosts(process.env, {
    map: company?.address.mapEmbedUrl ?? '',
    mail: mailConfig(process.env).origin,
  });
  const scripts = new Set<string>();
  for (const { path } of pages) {
    const file = `public${path}${path.endsWith('/') ? 'index.html' : ''}`;
    const built = readFileSync(file, 'utf8');
    const html = delayScripts(built, path);
    const hashes = inlineHashes(html);
    hashes.scripts.forEach((hash) => scripts.add(hash));
    const finished = placePolicy(html, pagePolicy(hosts, hashes));
    // Most pages are as an earlier build has finished them.
    if (finished !== built) writeFileSync(file, finished);
  }
  const policy = headerPolicy(hosts, [...scripts].sort());
  writeFileSync('public/_redirects', redirectsFile(pages));
  // Webpack's file names contain a hash of the content.
  const hashedScripts = readdirSync('public').filter((name) => /-\w{10}\.js$/.test(name));
  writeFileSync('public/_headers', headersFile(policy, hashedScripts, process.env));
  const sitemap = `${siteUrl(process.env)}/sitemap-index.xml`;
  writeFileSync('public/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  if (!company) return;
  mkdirSync('public/.well-known', { recursive: true });
  writeFileSync('public/.well-known/security.txt', securityFile(company.contact.email));
}

/** `!` makes a rule win over the small page at its path. */
const redirectsFile = (pages: readonly PlannedPage[]): string =>
  pages
    .map(({ path, context }) =>
      context.kind === 'redirect' ? `${path} ${context.to} ${context.status}!\n` : '',
    )
    .join('');

const security = [
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: DENY',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy: same-origin',
  'Permissions-Policy: accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
];
const immutable = ['Cache-Control: public, max-age=31536000, immutable'];
const revalidate = ['Cache-Control: public, max-age=0, must-revalidate'];

/**
 * Each file matches only one caching rule, since a host joins the values of several. Each script has its own
 * rule: with a pattern a browser would also cache the 404 of a missing script, as after a rollback.
 */
export function headersFile(policy: string, scripts: string[], environment: Environment): string {
  const subdomains = isOn('HSTS_SUBDOMAINS', environment) ? '; includeSubDomains; preload' : '';
  const everywhere = [
    // Binds the domain to https for two years; its subdomains only where a build asks for it.
    `Strict-Transport-Security: max-age=63072000${subdomains}`,
    ...security,
    `Content-Security-Policy: ${policy}`,
  ];
  if (deployContext(environment) === 'preview') everywhere.push('X-Robots-Tag: noindex');
  const rules: readonly (readonly [path: string, lines: readonly string[]])[] = [
    ['/*', everywhere],
    ['/static/*', immutable],
    ['/fonts/*', immutable],
    ...scripts.map((name) => [`/${name}`, immutable] as const),
    ['/page-data/*', revalidate],
    ...languages.map((language) => [`/${language}/*`, revalidate] as const),
  ];
  return rules
    .map(([path, lines]) => [path, ...lines.map((line) => `  ${line}`), ''].join('\n'))
    .join('');
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** RFC 9116: it expires within a year, so that nobody writes to an old address. */
const securityFile = (email: string): string =>
  `Contact: mailto:${email}\nExpires: ${new Date(Date.now() + 364 * DAY_MS).toISOString()}\nPreferred-Languages: ${languages.join(', ')}\n`;
