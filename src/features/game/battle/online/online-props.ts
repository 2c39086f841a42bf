import type { LinkTo } from '@/contract/paths.ts'

export interface OnlineScreenProps {
  id: string
  userId: number | null
  watch: string | undefined // the key that an invitation to a private battle carries
  linkTo: LinkTo
  onWait: (id: string) => void // the table is not playing yet
  onBattle: (id: string) => void // the rematch has begun
}
