/** Everything that sounds, as finished samples: what to render, where it goes, what it may weigh, how loud it is. */
import { type BattleMood, battleMoods, stemsOf } from '../../src/design/battle-music.ts'
import { ambienceNames, cueNames, musicNames, takeName, takesOf } from '../../src/design/cues.ts'
import { roster } from '../catalogue/roster.ts'
import { ambience } from './ambience/all.ts'
import { ambienceBudget, type Budget, effectBudget, musicBudget, stemBudget, voiceBudget } from './encode.ts'
import { codecLoss, type Group, groupOf, targets } from './groups.ts'
import { master, wav } from './master.ts'
import { music, stems } from './music/all.ts'
import { playScore } from './scores/all.ts'
import { creatureVoice } from './voices/voice.ts'

export interface Work {
  path: string // below public/assets, without the ending
  group: Group
  isLoop: boolean
  budget: Budget
  render(): Buffer // WAV at the loudness of its group
}

const short = (path: string, group: Group, budget: Budget, play: () => Float32Array): Work => ({
  path,
  group,
  isLoop: false,
  budget,
  render: () => wav(master([play()], targets[group] + (codecLoss[group] ?? 0), false)),
})

const loop = (
  path: string,
  group: Group,
  budget: Budget,
  play: () => [Float32Array, Float32Array],
): Work => ({
  path,
  group,
  isLoop: true,
  budget,
  render: () => wav(master(play(), targets[group], true)),
})

const moods: Record<BattleMood, Group> = {
  calm: 'music calm',
  tense: 'music tense',
  danger: 'music danger',
  victory: 'music',
}

export const works: readonly Work[] = [
  ...cueNames.flatMap(cue =>
    Array.from({ length: takesOf(cue) }, (_, take) =>
      short(`sounds/${takeName(cue, take)}`, groupOf(cue), effectBudget, () => playScore(cue, take).samples),
    ),
  ),
  ...roster.map(line =>
    short(`voices/${line.slug}`, 'voice', voiceBudget, () => creatureVoice(line).samples),
  ),
  ...musicNames.map(name => loop(`music/${name}`, 'music', musicBudget, music[name])),
  ...battleMoods.flatMap(mood =>
    stemsOf[mood].map(name => loop(`music/${name}`, moods[mood], stemBudget, stems[name])),
  ),
  ...ambienceNames.map(name => loop(`ambience/${name}`, 'ambience', ambienceBudget, ambience[name])),
]
