import type { Step } from '@/stage/choreography/script.ts'

/** Returns the slug of the card that has just come into play and has a voice line, or null. */
export function speakingCard({ event, after }: Step): string | null {
  switch (event.type) {
    case 'battle-started':
      return after.own.active?.slug ?? null
    case 'card-chosen':
    case 'card-replaced':
      return (event.seat === 'player1' ? after.own : after.rival).active?.slug ?? null
    default:
      return null
  }
}
