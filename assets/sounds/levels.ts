/** Checks the loudness and the silent heads of all files against the rules of their groups. */
import { stemNames } from '../../src/design/battle-music.ts'
import { type Group, HEAVY_ABOVE_LIGHT, LONGEST_HEAD, TOLERANCE, targets } from './groups.ts'
import type { SoundManifest } from './manifest.ts'
import { RATE } from './synth.ts'
import type { Work } from './works.ts'

export interface GroupLevels {
  group: Group
  files: number
  target: number // LUFS
  least: number
  most: number
  longestHead: number // ms
}

type Rendered = Pick<Work, 'path' | 'group' | 'isLoop'>

export function groupLevels(works: readonly Rendered[], manifest: SoundManifest): GroupLevels[] {
  return (Object.keys(targets) as Group[]).map(group => {
    const members = works.filter(work => work.group === group)
    const levels = members.map(work => levelOf(work, manifest))
    return {
      group,
      files: members.length,
      target: targets[group],
      least: Math.min(...levels),
      most: Math.max(...levels),
      longestHead: Math.max(...members.map(({ path }) => manifest[path]?.head ?? 0)),
    }
  })
}

const levelOf = ({ path, isLoop }: Rendered, manifest: SoundManifest): number => {
  const entry = manifest[path]
  return (isLoop ? entry?.integrated : entry?.momentary) ?? Number.NaN
}

/** Returns one line per broken rule; empty if all files are right. */
export function levelFaults(works: readonly Rendered[], manifest: SoundManifest): string[] {
  const faults: string[] = []
  for (const work of works) {
    const level = levelOf(work, manifest)
    const target = targets[work.group]
    if (!(Math.abs(level - target) <= TOLERANCE))
      faults.push(`${work.path}: ${level} LUFS instead of ${target} (${work.group})`)
    const head = manifest[work.path]?.head ?? Number.NaN
    if (!(head <= LONGEST_HEAD)) faults.push(`${work.path}: ${head} ms of silence before the sound`)
  }
  const groups = groupLevels(works, manifest)
  const softestHeavy = groups.find(({ group }) => group === 'heavy')?.least ?? Number.NaN
  const loudestLight = groups.find(({ group }) => group === 'light')?.most ?? Number.NaN
  if (!(softestHeavy - loudestLight >= HEAVY_ABOVE_LIGHT))
    faults.push(`heavy blows: ${softestHeavy} LUFS, less than ${HEAVY_ABOVE_LIGHT} LU above ${loudestLight}`)
  return faults
}

export function levelsTable(works: readonly Rendered[], manifest: SoundManifest): string {
  const rows = groupLevels(works, manifest).map(({ group, files, target, least, most, longestHead }) =>
    [
      group.padEnd(14),
      files,
      target.toFixed(1),
      least.toFixed(1),
      most.toFixed(1),
      longestHead.toFixed(1),
    ].join(' | '),
  )
  return ['group | files | target LUFS | softest | loudest | longest head ms', ...rows].join('\n')
}

const STEREO = 2
const SAMPLE = 4 // bytes: browsers decode to 32-bit floats

/** Memory of all stems of the battle music once a browser has decoded them, in bytes. */
export const decodedBytes = (manifest: SoundManifest): number =>
  stemNames.reduce(
    (sum, name) => sum + (manifest[`music/${name}`]?.seconds ?? Number.NaN) * RATE * STEREO * SAMPLE,
    0,
  )
