/**
 * What the kernel does once for every list and every record is not repeated elsewhere (`server/kernel/db`,
 * `server/kernel/records`).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, sourceFiles } from './imports.ts'

const root = join(import.meta.dirname, '../..')
const files = sourceFiles(root).filter(
  file => file.startsWith('server/') && !file.startsWith('server/kernel/') && !isTest(file),
)

interface Rule {
  what: string
  pattern: RegExp
  instead: string
  except?: readonly string[] // files in which the same letters mean something else
}

const rules: readonly Rule[] = [
  {
    what: 'a pattern for like',
    pattern: /like.*`%\$\{|\[[^\]]*%_[^\]]*\]|\bilike\b/,
    instead: 'containsPattern, startsWith and escapeLike of kernel/db/like.ts',
  },
  {
    what: 'paging',
    pattern: /\.offset\(|\boffset \$\{|\bpage - 1\b|per_page: Math\.max/,
    instead: 'onPage, limitToPage and pageMeta of kernel/db/paging.ts',
    except: ['server/modules/battles/tickets-repo.ts'], // all tickets after the newest
  },
  {
    what: 'a comparison of record versions',
    pattern: /\b(\w*[vV]ersion|[vV]ersion\w*\([^()]*\)+) !==|!== (\w+\.)*(\w+_)?version\b/,
    instead: 'saveRecord of kernel/records/write-records.ts, or refuseStale for answers in one step',
    except: [
      'server/modules/battles/battle-view.ts', // the version of the game's rules
      'server/modules/battles/claim-guest-battle.ts', // the same
      'server/modules/battles/claim-lesson.ts', // the same
      'server/modules/matches/live-battles.ts', // the same
      'server/modules/matches/act.ts', // the step of a battle, rejected as action_stale
    ],
  },
  {
    what: 'a search for missing rows or taken values',
    pattern: /\b(function|const) (isMissing|isAnyMissing|isSlugTaken|takenSlugs|knownIds)\b/,
    instead: 'isAnyMissing, knownIds, isTaken and takenSlugs of kernel/db/exists.ts',
  },
  {
    what: 'a transaction that a refusal leaves empty',
    pattern: /\b(function|const) (inOneGo|inTransaction)\b/,
    instead: 'inTransaction of kernel/records/in-transaction.ts',
  },
]

it.each(rules)('no module writes $what of its own', ({ pattern, instead, except = [] }) => {
  const found = files.flatMap(file =>
    except.includes(file)
      ? []
      : readFileSync(join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} should use ${instead}`] : [])),
  )
  expect(found).toEqual([])
})

it('an exception names a file that needs it', () => {
  const idle = rules.flatMap(({ pattern, except = [] }) =>
    except.filter(
      file =>
        !files.includes(file) ||
        !readFileSync(join(root, file), 'utf8')
          .split('\n')
          .some(line => pattern.test(line)),
    ),
  )
  expect(idle).toEqual([])
})
