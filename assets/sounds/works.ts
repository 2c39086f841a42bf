/** Everything that sounds, as finished samples: what to render, where it goes, what it may weigh. */
import { ambienceNames, cueNames, musicNames } from '../../src/design/cues.ts'
import { roster } from '../catalogue/roster.ts'
import { ambience } from './ambience/all.ts'
import { ambienceBudget, type Budget, effectBudget, musicBudget, voiceBudget } from './encode.ts'
import { master, wav } from './master.ts'
import { music } from './music/all.ts'
import { playScore } from './scores/all.ts'
import { creatureVoice } from './voices/voice.ts'

export interface Work {
  path: string // below public/assets, without the ending
  kind: 'effect' | 'voice' | 'music'
  budget: Budget
  render(): Buffer // WAV at the house's loudness
}

export const works: readonly Work[] = [
  ...cueNames.map(cue => ({
    path: `sounds/${cue}`,
    kind: 'effect' as const,
    budget: effectBudget,
    render: () => wav(master([playScore(cue).samples], 'effect')),
  })),
  ...roster.map(line => ({
    path: `voices/${line.slug}`,
    kind: 'voice' as const,
    budget: voiceBudget,
    render: () => wav(master([creatureVoice(line).samples], 'effect')),
  })),
  ...musicNames.map(name => ({
    path: `music/${name}`,
    kind: 'music' as const,
    budget: musicBudget,
    render: () => wav(master(music[name](), 'music')),
  })),
  ...ambienceNames.map(name => ({
    path: `ambience/${name}`,
    kind: 'music' as const,
    budget: ambienceBudget,
    render: () => wav(master(ambience[name](), 'music')),
  })),
]
