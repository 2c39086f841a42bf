/**
 * Commit subjects have at most 72 characters and an area that CONTRIBUTING lists, starting with the first commit under
 * that rule.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const lastBefore = 'cb1cd52f'
const longest = 72

/** The areas in the list of CONTRIBUTING's section on commits. */
const listedAreas = (contributing: string): ReadonlySet<string> => {
  const section = contributing.split(/^## Commits$/m)[1] ?? ''
  const list = section.split(/\n\n/).find(part => part.startsWith('- ')) ?? ''
  return new Set([...list.matchAll(/`([\w-]+)`/g)].map(([, area]) => area!))
}

/** Returns one sentence per subject that violates the rule. */
function wrongSubjects(subjects: readonly string[], areas: ReadonlySet<string>): string[] {
  return subjects.flatMap(subject => {
    const named = /^([\w, -]+): \S/.exec(subject)?.[1]?.split(', ') ?? ['']
    if (subject.length > longest) return [`${subject.length} characters: ${subject}`]
    return named.every(area => areas.has(area)) ? [] : [`no area of the list: ${subject}`]
  })
}

/** Without merges. Returns undefined if the history does not reach back that far. */
function subjectsSince(commit: string): string[] | undefined {
  try {
    return execFileSync('git', ['log', '--no-merges', '--format=%s', `${commit}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter(Boolean)
  } catch {
    return undefined
  }
}

const areas = listedAreas(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))

describe('commit subjects', () => {
  it('have an area of the list and at most 72 characters', ({ skip }) => {
    const subjects = subjectsSince(lastBefore)
    if (!subjects) return skip()
    expect(wrongSubjects(subjects, areas)).toEqual([])
  })

  it('are refused without an area, with an unknown one and when too long', () => {
    expect(areas.size).toBeGreaterThan(30)
    expect(wrongSubjects(['engine: stun ends with the turn', 'api, contract: two words'], areas)).toEqual([])
    expect(wrongSubjects(['a word'], areas)).toHaveLength(1)
    expect(wrongSubjects(['misc: a word', 'engine:no space'], areas)).toHaveLength(2)
    expect(wrongSubjects([`engine: ${'x'.repeat(65)}`], areas)).toHaveLength(1)
  })
})
