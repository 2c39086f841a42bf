/** Renders `docs/failure-cases.md` from the lists of failure cases and defects. */
import { defects } from './defects.ts'
import { type FailureCase, failureCases, failureGroups, type HeldBy } from './failure-cases.ts'

const files = (tests: readonly HeldBy[]) =>
  [...new Set(tests.map(({ file }) => file))]
    .map(file => `[${file.split('/').at(-1)}](../${file})`)
    .join(', ')

const cameOfIt = ({ gap, note }: FailureCase) =>
  [gap ? `held, but: ${gap}` : 'held', ...(note ? [note] : [])].join('; ')

const row = (fault: FailureCase) =>
  `| ${fault.id} | ${fault.outcome} | ${cameOfIt(fault)} | ${files(fault.tests)} (${fault.tests.length}) |`

const group = ([letter, name]: [string, string]) =>
  [
    `## ${letter}. ${name}`,
    '',
    '| | what must come of it | what came of it | tests |',
    '| --- | --- | --- | --- |',
    ...failureCases.filter(({ id }) => id.startsWith(letter)).map(row),
    '',
  ].join('\n')

const totalsOf = (some: readonly FailureCase[]) => ({
  lines: some.length,
  whole: some.filter(({ gap }) => !gap).length,
  tests: new Set(some.flatMap(({ tests }) => tests.map(({ file, title }) => `${file} ${title}`))).size,
})

export const failureTotals = () => ({ ...totalsOf(failureCases), defects: defects.length })

export function failureCasesPage(): string {
  const { lines, whole, tests, defects: seeded } = failureTotals()
  return `# Faults that were tried

${lines} ways to break the shop, ${tests} tests that try them: ${whole === lines ? 'all' : whole} are held whole${whole === lines ? '' : ', the others with what the table says is missing ("but")'}.
A remark tells what this shop has not, or has decided otherwise. Drawn from \`e2e/architecture/failure-cases/\`; a test holds that every named test is there.

${Object.entries(failureGroups).map(group).join('\n')}
## Seeded defects

A test proves something only if it can fail. \`npm run defects\` puts each of these ${seeded} defects into a copy of the tree, one at a
time, and runs the test that must catch it; it ends with 1 when one went unseen. Part of a name runs only those.

| defect | file | must be caught by |
| --- | --- | --- |
${defects.map(({ name, file, test }) => `| ${name} | ${file} | ${test} |`).join('\n')}
`
}
