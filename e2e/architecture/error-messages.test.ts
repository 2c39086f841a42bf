/**
 * Only `src/forms` converts problems and field errors to texts. No other code uses these areas, or the message of an
 * error response.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, sourceFiles } from './imports.ts'

const root = join(import.meta.dirname, '../..')

const ways: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\bfailure\??\.message\b/, instead: 'messages.problem(failure)' },
  { pattern: /\bfailureFrom\((?:[^()]|\([^()]*\))*\)\??\.message\b/, instead: 'messages.problem(failure)' },
  { pattern: /[`'"](?:problems|validation):/, instead: 'messages.field({ code })' },
  { pattern: /\buseTranslation\([^)]*['"](?:problems|validation)['"]/, instead: 'useErrorMessage()' },
  { pattern: /\bns:\s*\[?['"](?:problems|validation)['"]/, instead: 'useErrorMessage()' },
  { pattern: /\bgetFixedT\([^)]*['"](?:problems|validation)['"]/, instead: 'useErrorMessage()' },
]

const offences = (file: string, text: string): string[] =>
  ways.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)?.[0]
    return found === undefined ? [] : [`${file}: ${found} → ${instead} of src/forms`]
  })

describe('words of errors', () => {
  it('are made in src/forms alone', () => {
    const files = sourceFiles(root).filter(
      file => file.startsWith('src/') && !file.startsWith('src/forms/') && !isTest(file),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap(file => offences(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it.each([
    'notify(answer.failure.message, "error")',
    'notify(result.failure?.message ?? "")',
    'help={failureFrom(match.error ?? characters.error)?.message}',
    't(`validation:required`)',
    "t('problems:conflict')",
    "const { t: problem } = useTranslation('problems')",
    "useTranslation(['lobby', 'validation'])",
    "t('code_mistyped', { ns: 'problems' })",
  ])('finds %s', text => expect(offences('x.ts', text)).toHaveLength(1))

  it.each(["failure.code === 'validation'", "export const areas = ['shop', 'problems']", 'error.message'])(
    'accepts %s',
    text => expect(offences('x.ts', text)).toEqual([]),
  )
})
