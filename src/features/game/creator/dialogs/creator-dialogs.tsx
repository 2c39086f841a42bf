/** Dialogs of the creator: own cards, the confirmation of a deletion, the saved card. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Creation } from '@/contract/endpoints/game/creations.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { iconPrinter, iconShareNetwork } from '@/ui/icon/game-icons.ts'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { BrassButton } from '../../kit/brass-button.tsx'
import { draftOf } from '../draft/edit-draft.ts'
import type { Supplies } from '../editor-props.ts'
import type { CreatorController } from '../use-creator.ts'
import { CardConfirm } from './card-confirm.tsx'
import { MyCards } from './my-cards.tsx'

export interface CreatorDialogsProps extends Pick<Supplies, 'art'> {
  controller: CreatorController
  creations: readonly Creation[]
  isMine: boolean
  onMine(open: boolean): void
  editedId: string | null // id of an own card to edit first
  linkTo: LinkTo
}

export function CreatorDialogs(props: CreatorDialogsProps) {
  const { controller, art, creations, isMine, onMine, editedId, linkTo } = props
  const { t } = useTranslation('creator')
  const [going, setGoing] = useState<Creation | null>(null)
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  /** Confirms first if unsaved changes would be lost. */
  const instead = (act: () => void) => {
    onMine(false)
    if (controller.isPrecious) setWaiting(() => act)
    else act()
  }
  const lay = useEffectEvent((id: string | null) => {
    const editedCreation = creations.find(creation => creation.id === id)
    if (editedCreation && editedCreation.id !== controller.draft.id)
      instead(() => controller.lay(draftOf(editedCreation)))
  })
  useEffect(() => lay(editedId), [editedId])
  const resolve = (isSure: boolean) => {
    if (isSure) waiting?.()
    setWaiting(null)
  }
  const { done } = controller
  return (
    <>
      <MyCards
        open={isMine}
        creations={creations}
        art={art}
        onNew={() => instead(controller.startNew)}
        onEdit={creation => instead(() => controller.lay(draftOf(creation)))}
        onDuplicate={creation => instead(() => controller.duplicate(creation))}
        onShare={creation => void controller.share(creation)}
        onPrint={creation => void controller.print(creation)}
        onRemove={setGoing}
        onClose={() => onMine(false)}
      />
      <CardConfirm
        draft={going && draftOf(going)}
        art={art}
        title={t('remove.title', { name: going?.nome ?? '' })}
        text={t('remove.text')}
        onClose={() => setGoing(null)}
      >
        <BrassButton
          look="danger"
          icon={iconTrash}
          busy={controller.busy === 'remove'}
          onClick={() => {
            if (going) void controller.remove(going)
            setGoing(null)
          }}
        >
          {t('remove.yes')}
        </BrassButton>
        <BrassButton onClick={() => setGoing(null)}>{t('remove.no')}</BrassButton>
      </CardConfirm>
      <CardConfirm
        draft={waiting && controller.draft}
        art={art}
        title={t('replace.title')}
        text={t('replace.text')}
        onClose={() => resolve(false)}
      >
        <BrassButton look="secondary" onClick={() => resolve(true)}>
          {t('replace.yes')}
        </BrassButton>
        <BrassButton onClick={() => resolve(false)}>{t('replace.no')}</BrassButton>
      </CardConfirm>
      <CardConfirm
        draft={done && draftOf(done)}
        art={art}
        title={t('done_title', { name: done?.nome ?? '' })}
        text={t(done?.is_public ? 'done_shared' : 'done_private')}
        onClose={controller.close}
      >
        {done && (
          <>
            <BrassButton look="primary" icon={iconShareNetwork} onClick={() => void controller.share(done)}>
              {t('deed.share')}
            </BrassButton>
            <BrassButton
              icon={iconPrinter}
              busy={controller.busy === 'print'}
              onClick={() => void controller.print(done)}
            >
              {t('deed.print')}
            </BrassButton>
            {done.is_public && (
              <BrassButton href={linkTo('creation', { id: done.id })}>{t('deed.page')}</BrassButton>
            )}
            <BrassButton
              icon={iconPlus}
              onClick={() => {
                controller.close()
                controller.startNew()
              }}
            >
              {t('deed.another')}
            </BrassButton>
          </>
        )}
      </CardConfirm>
    </>
  )
}
