/** What opens over the creator: one's own cards, the question before one goes, the card that was kept. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Creation } from '@/contract/creations.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { iconPrinter, iconShareNetwork } from '@/ui/icon/game-icons.ts'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { draftOf } from './bench-draft.ts'
import type { Supplies } from './bench-props.ts'
import { MyCards } from './my-cards.tsx'
import type { CreatorRoom } from './use-creator-room.ts'

export interface CreatorDialogsProps extends Pick<Supplies, 'art'> {
  room: CreatorRoom
  creations: readonly Creation[]
  isMine: boolean
  onMine(open: boolean): void
  wanted: string | null // id of an own card to lay on the bench first
  linkTo: LinkTo
}

export function CreatorDialogs(props: CreatorDialogsProps) {
  const { room, art, creations, isMine, onMine, wanted, linkTo } = props
  const { t } = useTranslation('creator')
  const [going, setGoing] = useState<Creation | null>(null)
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  /** What would be lost is asked about first. */
  const instead = (act: () => void) => {
    onMine(false)
    if (room.isPrecious) setWaiting(() => act)
    else act()
  }
  const lay = useEffectEvent((id: string | null) => {
    const asked = creations.find(one => one.id === id)
    if (asked && asked.id !== room.draft.id) instead(() => room.lay(draftOf(asked)))
  })
  useEffect(() => lay(wanted), [wanted])
  const resolve = (isSure: boolean) => {
    if (isSure) waiting?.()
    setWaiting(null)
  }
  const { done } = room
  return (
    <>
      <MyCards
        open={isMine}
        creations={creations}
        art={art}
        onNew={() => instead(room.startNew)}
        onEdit={creation => instead(() => room.lay(draftOf(creation)))}
        onDuplicate={creation => instead(() => room.duplicate(creation))}
        onShare={creation => void room.share(creation)}
        onPrint={creation => void room.print(creation)}
        onRemove={setGoing}
        onClose={() => onMine(false)}
      />
      <AskDialog
        draft={going && draftOf(going)}
        art={art}
        title={t('remove.title', { name: going?.nome ?? '' })}
        text={t('remove.text')}
        onClose={() => setGoing(null)}
      >
        <BrassButton
          look="danger"
          icon={iconTrash}
          busy={room.busy === 'remove'}
          onClick={() => {
            if (going) void room.remove(going)
            setGoing(null)
          }}
        >
          {t('remove.yes')}
        </BrassButton>
        <BrassButton onClick={() => setGoing(null)}>{t('remove.no')}</BrassButton>
      </AskDialog>
      <AskDialog
        draft={waiting && room.draft}
        art={art}
        title={t('replace.title')}
        text={t('replace.text')}
        onClose={() => resolve(false)}
      >
        <BrassButton look="secondary" onClick={() => resolve(true)}>
          {t('replace.yes')}
        </BrassButton>
        <BrassButton onClick={() => resolve(false)}>{t('replace.no')}</BrassButton>
      </AskDialog>
      <AskDialog
        draft={done && draftOf(done)}
        art={art}
        title={t('done_title', { name: done?.nome ?? '' })}
        text={t(done?.is_public ? 'done_shared' : 'done_private')}
        onClose={room.close}
      >
        {done && (
          <>
            <BrassButton look="primary" icon={iconShareNetwork} onClick={() => void room.share(done)}>
              {t('deed.share')}
            </BrassButton>
            <BrassButton
              icon={iconPrinter}
              busy={room.busy === 'print'}
              onClick={() => void room.print(done)}
            >
              {t('deed.print')}
            </BrassButton>
            {done.is_public && (
              <BrassButton href={linkTo('creation', { id: done.id })}>{t('deed.page')}</BrassButton>
            )}
            <BrassButton
              icon={iconPlus}
              onClick={() => {
                room.close()
                room.startNew()
              }}
            >
              {t('deed.another')}
            </BrassButton>
          </>
        )}
      </AskDialog>
    </>
  )
}
