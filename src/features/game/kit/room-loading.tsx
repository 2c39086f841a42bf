import { Loading } from '@/ui/state/loading.tsx'
import { GameRoom, type GameRoomProps, RoomBar } from './game-room.tsx'
import styles from './room-loading.module.css'

interface RoomLoadingProps extends Pick<GameRoomProps, 'ground'> {
  title: string
  back: string // address
}

/** A room before its things are there: its bar and its ground stand already, the rune ring turns where they will lie. */
export const RoomLoading = ({ ground, title, back }: RoomLoadingProps) => (
  <GameRoom ground={ground} className={styles.room}>
    <RoomBar title={title} back={back} className={styles.bar} />
    <Loading>
      <span className={styles.ring} />
    </Loading>
  </GameRoom>
)
