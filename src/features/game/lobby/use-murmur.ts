import { useEffect } from 'react'
import { playAmbience } from '@/audio/player.ts'

const LOOP = -20 // LUFS of the file at full volume
const QUIETEST = -34 // LUFS with one other player
const LOUDEST = -26 // LUFS
const FULL = 40 // players, from which on it does not become louder

/** Returns the loudness of the murmur of so many players, 0–1. It grows with the number of doublings. */
export function murmurLoudness(people: number): number {
  if (people === 0) return 0
  const share = Math.log2(Math.min(people, FULL)) / Math.log2(FULL)
  return 10 ** ((QUIETEST + (LOUDEST - QUIETEST) * share - LOOP) / 20)
}

/** Plays the voices of a room with so many other players while the screen is mounted. 0: silence. */
export function useMurmur(people: number): void {
  const loudness = murmurLoudness(people)
  useEffect(() => playAmbience(loudness > 0 ? 'murmur' : null, loudness), [loudness])
  useEffect(() => () => playAmbience(null), [])
}
