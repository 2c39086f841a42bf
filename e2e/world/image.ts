/** The container's files without a container: what the last stage of `deploy/Dockerfile` copies, laid into a folder. */
import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repository } from './server.ts'

interface Copy {
  stage: string | undefined // undefined: the build context
  from: string
  to: string
}

/** Instructions of one stage; stages without a name go by their number. */
function stagesOf(dockerfile: string): Map<string, string[]> {
  const stages = new Map<string, string[]>()
  let current: string[] = []
  for (const line of dockerfile.split('\n').filter(text => text && !text.startsWith('#'))) {
    if (line.startsWith('FROM ')) {
      current = []
      stages.set(/ AS (\w+)$/.exec(line)?.[1] ?? 'last', current)
    } else current.push(line)
  }
  return stages
}

const copiesOf = (instructions: readonly string[]): Copy[] =>
  instructions
    .filter(line => line.startsWith('COPY '))
    .map(line => {
      const words = line.split(' ').slice(1)
      const stage = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
      const [from = '', to = ''] = words
      return { stage, from: from.replace('/app/', ''), to }
    })

const commandOf = (instructions: readonly string[]): string =>
  instructions.find(line => line.startsWith('RUN npm '))?.slice('RUN '.length) ?? 'false'

/** Returns the folder; the stage `build` is the repository as it was built for the journeys. */
export async function layImage(): Promise<string> {
  const stages = stagesOf(await readFile(join(repository, 'deploy/Dockerfile'), 'utf8'))
  const packages = await mkdtemp(join(tmpdir(), 'bottega-packages-'))
  const image = await mkdtemp(join(tmpdir(), 'bottega-image-'))
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    await cp(join(repository, file), join(packages, file))
  execFileSync('sh', ['-c', commandOf(stages.get('packages') ?? [])], { cwd: packages, stdio: 'ignore' })
  for (const { stage, from, to } of copiesOf(stages.get('last') ?? [])) {
    const source = stage === 'packages' ? packages : repository
    await cp(join(source, from), to === './' ? join(image, from) : join(image, to), {
      recursive: true,
      dereference: dirname(from) === '.' && stage !== 'packages',
    })
  }
  return image
}
