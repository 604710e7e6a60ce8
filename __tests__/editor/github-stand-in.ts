import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the editor sends, as far as the stand-in reads it. */
interface Sent {
  content: string;
  encoding: BufferEncoding;
  base_tree: string;
  tree: string | { path: string; mode: string; sha: string | null }[];
  message: string;
  parents: string[];
  ref: string;
  sha: string;
  title: string;
  head: string;
  labels: string[];
}

interface PullRequest {
  number: number;
  title: string;
  head: string;
  labels: string[];
}

/** Where the stand-in says that the host has built a pull request. */
export const PREVIEW = 'https://deploy-preview-1--site.example';

/**
 * Stands in for GitHub: the parts of its API that the editor asks for, on a repository of git's own
 * that holds a copy of the content.
 */
export function standInForGitHub(): {
  server: Server;
  git: (...words: string[]) => string;
  pulls: PullRequest[];
} {
  const folder = mkdtempSync(join(tmpdir(), 'github-'));
  const run = (words: readonly string[], input?: string | Buffer) =>
    execFileSync(
      'git',
      ['-C', folder, '-c', 'user.name=E', '-c', 'user.email=e@e.example', ...words],
      {
        input,
        env: { ...process.env, GIT_INDEX_FILE: join(folder, '.git/stand-in') },
        maxBuffer: 1e8,
      },
    );
  const git = (...words: string[]) => run(words).toString().trim();
  git('init', '-q', '-b', 'main');
  cpSync('content', join(folder, 'content'), { recursive: true });
  git('add', 'content');
  git('commit', '-q', '-m', 'The content');
  const pulls: PullRequest[] = [];

  const commitOf = (name: string) => git('rev-parse', name.replace(/^[^:/]+:/, ''));
  const described = ({ number, title, head, labels }: PullRequest) => ({
    number,
    title,
    state: 'open',
    merged_at: null,
    updated_at: '2026-11-22T00:00:00Z',
    user: { login: 'editor' },
    labels: labels.map((name) => ({ name })),
    head: { ref: head, sha: commitOf(head), repo: { fork: false } },
    base: { ref: 'main', sha: commitOf('main') },
  });
  const pullOf = (number: string) => {
    const pull = pulls.find((each) => String(each.number) === number);
    if (!pull) throw new Error('no such pull request');
    return pull;
  };
  const files = (lines: string) => lines.split('\n').filter(Boolean);
  const treeOf = (name: string, recursive: boolean) =>
    files(git('ls-tree', ...(recursive ? ['-r', '-t'] : []), '-l', name)).map((line) => {
      const [head = '', path = ''] = line.split('\t');
      const [mode, type, sha, size] = head.split(/ +/);
      return { path, mode, type, sha, size: Number(size) };
    });
  const makeTree = ({ base_tree: base, tree }: Sent) => {
    git('read-tree', base);
    for (const { path, mode, sha } of Array.isArray(tree) ? tree : [])
      if (sha) git('update-index', '--add', '--cacheinfo', `${mode},${sha},${path}`);
      else git('update-index', '--force-remove', path);
    return { sha: git('write-tree') };
  };

  /** The answers, by method and path; what stands in brackets is handed over, then what was sent. */
  const answers: [RegExp, (part: string, sent: Sent, query: URLSearchParams) => unknown][] = [
    [/^GET \/user$/, () => ({ login: 'editor', name: 'Editor' })],
    [/^GET \/users\//, () => ({ login: 'editor', name: 'Editor' })],
    [/^GET \/search\/issues$/, () => ({ items: [] })],
    [/^GET \/repos\/o\/n$/, () => ({ owner: { login: 'o' }, permissions: { push: true } })],
    [/^GET \/repos\/o\/n\/branches\/(.+)$/, (name) => ({ name, commit: { sha: commitOf(name) } })],
    [
      /^GET \/repos\/o\/n\/git\/trees\/(.+)$/,
      (name, _, query) => ({ tree: treeOf(name, query.has('recursive')), truncated: false }),
    ],
    [
      /^GET \/repos\/o\/n\/git\/blobs\/(.+)$/,
      (sha) => ({ content: run(['cat-file', 'blob', sha]).toString('base64'), encoding: 'base64' }),
    ],
    [
      /^POST \/repos\/o\/n\/git\/blobs$/,
      (_, { content, encoding }) => {
        const bytes = Buffer.from(content, encoding);
        return { sha: run(['hash-object', '-w', '--stdin'], bytes).toString().trim() };
      },
    ],
    [/^POST \/repos\/o\/n\/git\/trees$/, (_, sent) => makeTree(sent)],
    [
      /^POST \/repos\/o\/n\/git\/commits$/,
      (_, { message, tree, parents }) => {
        const from = parents.flatMap((parent) => ['-p', parent]);
        return {
          sha: git('commit-tree', typeof tree === 'string' ? tree : '', ...from, '-m', message),
          parents: [],
        };
      },
    ],
    [
      /^POST \/repos\/o\/n\/git\/refs$/,
      (_, { ref, sha }) => {
        git('update-ref', ref, sha);
        return { ref, object: { sha } };
      },
    ],
    [
      /^PATCH \/repos\/o\/n\/git\/refs\/(.+)$/,
      (ref, { sha }) => {
        git('update-ref', `refs/${ref}`, sha);
        return { ref, object: { sha } };
      },
    ],
    [
      /^GET \/repos\/o\/n\/pulls$/,
      (_, __, query) =>
        pulls.filter(({ head }) => [null, `o:${head}`].includes(query.get('head'))).map(described),
    ],
    [
      /^POST \/repos\/o\/n\/pulls$/,
      (_, { title, head }) => {
        const pull = { number: pulls.length + 1, title, head: head.replace(/^o:/, ''), labels: [] };
        pulls.push(pull);
        return described(pull);
      },
    ],
    [/^GET \/repos\/o\/n\/pulls\/(\d+)$/, (number) => described(pullOf(number))],
    [/^GET \/repos\/o\/n\/pulls\/\d+\/commits$/, () => []],
    [
      /^PUT \/repos\/o\/n\/issues\/(\d+)\/labels$/,
      (number, { labels }) => Object.assign(pullOf(number), { labels }).labels,
    ],
    [
      /^GET \/repos\/o\/n\/compare\/(.+)$/,
      (range) => {
        const [from = '', to = ''] = range.split('...').map(commitOf);
        const kinds: Record<string, string> = { A: 'added', M: 'modified', D: 'removed' };
        return {
          base_commit: { sha: from },
          merge_base_commit: { sha: from },
          commits: [],
          files: files(git('diff', '--name-status', '--no-renames', from, to)).map((line) => {
            const [kind = '', filename = ''] = line.split('\t');
            return { filename, status: kinds[kind], sha: git('rev-parse', `${to}:${filename}`) };
          }),
        };
      },
    ],
    [
      /^GET \/repos\/o\/n\/commits\/.+\/status$/,
      () => ({
        statuses: [{ context: 'deploy/preview', state: 'success', target_url: PREVIEW }],
      }),
    ],
    [/^GET \/repos\/o\/n\/commits$/, () => []],
  ];

  const server = createServer((request, response) => {
    void read(request).then((text) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const asked = `${request.method} ${decodeURIComponent(pathname)}`;
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
      response.setHeader('Access-Control-Allow-Methods', '*');
      response.setHeader('Content-Type', 'application/json');
      if (request.method === 'OPTIONS') return response.end();
      const [pattern, answer] = answers.find(([each]) => each.test(asked)) ?? [];
      try {
        if (!answer) throw new Error('unknown');
        const part = pattern?.exec(asked)?.[1] ?? '';
        return response.end(
          JSON.stringify(answer(part, JSON.parse(text || '{}') as Sent, searchParams)),
        );
      } catch {
        response.statusCode = 404;
        return response.end('{"message":"Not Found"}');
      }
    });
  });
  return { server, git, pulls };
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
