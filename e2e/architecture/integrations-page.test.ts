/** The table of scopes in `docs/integrations.md` contains exactly the calls that each scope opens, and its list of events all events. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { api } from '../../src/contract/api.ts'
import { webhookEvents } from '../../src/contract/endpoints/admin/webhooks.ts'
import { isAdminPermission } from '../../src/contract/permissions.ts'
import { scopePermissions, type TokenScope, tokenScopes } from '../../src/contract/token-scopes.ts'

const page = readFileSync(new URL('../../docs/integrations.md', import.meta.url), 'utf8')

const rows = new Map(
  [...page.matchAll(/^\| `(\w+)` \| (.*?) \| (.*?)\|$/gm)].map(
    ([, scope = '', calls = '', includes = '']) => [
      scope,
      {
        calls: [...calls.matchAll(/`([A-Z]+ \/[^`]+)`/g)].map(([, call = '']) => call),
        includes: [...includes.matchAll(/`(\w+)`/g)].map(([, included = '']) => included),
      },
    ],
  ),
)

function documentedCalls(scope: string): string[] {
  const row = rows.get(scope)
  return row ? [...row.calls, ...row.includes.flatMap(documentedCalls)] : []
}

function openedCalls(scope: TokenScope): string[] {
  const permissions = scopePermissions([scope])
  return [...api.values()]
    .filter(({ acceptsToken, permission }) => acceptsToken && isAdminPermission(permission))
    .filter(({ permission }) => permissions.some(one => one === permission))
    .map(({ method, path }) => `${method} ${path}`)
}

it.each(tokenScopes)('docs/integrations.md lists the calls of the scope %s', scope => {
  expect([...new Set(documentedCalls(scope))].sort()).toEqual(openedCalls(scope).sort())
})

it('documents every webhook event in docs/integrations.md', () => {
  const [list = ''] = /^A webhook is an https address with events: [^.]*(?:\.\w[^.]*)*/m.exec(page) ?? []
  expect([...list.matchAll(/`([a-z]+\.[a-z_]+)`/g)].map(([, event]) => event)).toEqual([...webhookEvents])
})
