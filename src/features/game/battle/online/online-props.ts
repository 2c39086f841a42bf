import type { LinkTo } from '@/contract/paths.ts'

export interface OnlineScreenProps {
  id: string
  userId: number | null
  watch: string | undefined // the key from an invitation to a private battle
  linkTo: LinkTo
  onWait: (id: string) => void // the table is not in play yet
  onBattle: (id: string) => void // the rematch has begun
}
