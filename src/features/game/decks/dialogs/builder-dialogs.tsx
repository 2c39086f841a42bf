/** Dialogs of the deck builder: the list of decks, a card, a link, and confirmations before something is lost. */
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deck } from '@/contract/endpoints/game/deck.ts'
import { BrassButton } from '../../kit/brass-button.tsx'
import { CardSheet } from '../../kit/card-sheet.tsx'
import { NightDialog } from '../../kit/night-dialog.tsx'
import workbench from '../../kit/workbench.module.css'
import type { DecksViewProps } from '../deck-builder-config.ts'
import { writeDeckLink } from '../draft/deck-link.ts'
import { shareDeck } from '../draft/share-deck.ts'
import type { DeckBuilder } from '../use-deck-builder.ts'
import styles from './builder-dialogs.module.css'
import { DeckList } from './deck-list.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text: string
  onClose(): void
  children: ReactNode // the buttons, with the safe one last
}

/** A confirmation before something is lost. */
const ConfirmDialog = ({ open, title, text, onClose, children }: ConfirmDialogProps) => (
  <NightDialog open={open} title={title} onClose={onClose}>
    <p className={workbench.text}>{text}</p>
    <div className={workbench.actions}>{children}</div>
  </NightDialog>
)

export interface BuilderDialogsProps extends DecksViewProps {
  controller: DeckBuilder
  isList: boolean
  onList(open: boolean): void
  looking: number | null // numero_carta of the enlarged card
  onLook(card: number | null): void
}

export function BuilderDialogs(props: BuilderDialogsProps) {
  const { controller, isList, onList, decks, locale } = props
  const { t } = useTranslation('decks')
  const [removing, setRemoving] = useState<Deck | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const share = async (deck: Pick<Deck, 'name' | 'cards'>) => {
    const url = `${props.home}${props.linkTo('decks')}${writeDeckLink(deck)}`
    const shared = await shareDeck(
      { title: deck.name, text: t('share_text', { name: deck.name }), url },
      navigator,
    )
    if (shared === 'copied') props.notify(t('copied'), 'success')
    if (shared === 'refused') setLink(url)
  }
  const then = (act: () => void) => () => {
    onList(false)
    act()
  }
  return (
    <>
      <DeckList
        open={isList}
        decks={decks}
        current={controller.draft.id}
        byNumber={controller.byNumber}
        canSaveAs={controller.isSaved && controller.verdict.problems.length === 0}
        locale={locale}
        onClose={() => onList(false)}
        onOpen={deck => then(() => controller.open({ id: deck.id, name: deck.name, cards: deck.cards }))()}
        onNew={then(controller.startNew)}
        onSuggest={then(controller.suggest)}
        onSaveAs={then(() => void controller.saveAs())}
        onDuplicate={deck => then(() => controller.duplicate(deck))()}
        onShare={deck => void share(deck)}
        onRemove={setRemoving}
      />
      <LookedAt {...props} />
      <ConfirmDialog
        open={removing !== null}
        title={t('remove_title', { name: removing?.name })}
        text={t('remove_text')}
        onClose={() => setRemoving(null)}
      >
        <BrassButton
          look="danger"
          onClick={() => {
            if (removing) void controller.remove(removing)
            setRemoving(null)
          }}
        >
          {t('remove_yes')}
        </BrassButton>
        <BrassButton onClick={() => setRemoving(null)}>{t('remove_no')}</BrassButton>
      </ConfirmDialog>
      <Questions {...props} />
      <NightDialog open={link !== null} title={t('link')} onClose={() => setLink(null)}>
        <p>{t('copy_failed')}</p>
        <input
          className={styles.link}
          readOnly
          value={link ?? ''}
          aria-label={t('link')}
          onFocus={event => event.target.select()}
        />
      </NightDialog>
    </>
  )
}

/** The enlarged card, which can be added, removed or moved to the front. */
function LookedAt({ controller, ownedCards, looking, onLook, locale }: BuilderDialogsProps) {
  const { t } = useTranslation('decks')
  const character = looking === null ? null : (controller.byNumber.get(looking) ?? null)
  if (!character) return <CardSheet character={null} locale={locale} onClose={() => onLook(null)} />
  const card = character.numero_carta
  const copies = ownedCards.find(ownedCard => ownedCard.character.numero_carta === card)?.copies ?? 0
  const place = controller.draft.cards.indexOf(card)
  const act = (does: () => void) => () => {
    does()
    onLook(null)
  }
  return (
    <CardSheet
      character={character}
      locale={locale}
      note={copies === 0 ? t('not_owned') : copies > 1 ? `×${copies}` : undefined}
      onClose={() => onLook(null)}
    >
      {(copies > 0 || place >= 0) && (
        <BrassButton
          small
          look={place < 0 ? 'primary' : 'quiet'}
          onClick={act(() => controller.toggle(card))}
        >
          {t(place < 0 ? 'add' : 'take')}
        </BrassButton>
      )}
      {place > 0 && (
        <BrassButton
          small
          look="secondary"
          onClick={act(() => controller.change({ type: 'move', card, to: 0 }))}
        >
          {t('as_opening')}
        </BrassButton>
      )}
    </CardSheet>
  )
}

/** Confirmations before another deck is loaded or the reader leaves the page. */
function Questions({ controller, leaving, onUnsaved }: BuilderDialogsProps) {
  const { t } = useTranslation('decks')
  const { unsaved } = controller
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved])
  const name = controller.draft.name.trim() || t('untitled')
  const canSave = controller.verdict.problems.length === 0
  return (
    <>
      <ConfirmDialog
        open={controller.pending !== null}
        title={t('switch_title', { name })}
        text={t('switch_text')}
        onClose={controller.keepEditing}
      >
        {canSave && (
          <BrassButton look="primary" busy={controller.busy} onClick={() => void controller.saveAndSwitch()}>
            {t('switch_save')}
          </BrassButton>
        )}
        <BrassButton onClick={controller.dropChanges}>{t('switch_drop')}</BrassButton>
        <BrassButton onClick={controller.keepEditing}>{t('leave_stay')}</BrassButton>
      </ConfirmDialog>
      <ConfirmDialog
        open={leaving !== null}
        title={t('switch_title', { name })}
        text={t(controller.isSaved ? 'leave_text' : 'leave_text_new')}
        onClose={() => leaving?.stay()}
      >
        {canSave && (
          <BrassButton
            look="primary"
            busy={controller.busy}
            onClick={async () => ((await controller.save()) ? leaving?.go() : leaving?.stay())}
          >
            {t('leave_save')}
          </BrassButton>
        )}
        <BrassButton onClick={() => leaving?.go()}>{t('leave_go')}</BrassButton>
        <BrassButton onClick={() => leaving?.stay()}>{t('leave_stay')}</BrassButton>
      </ConfirmDialog>
    </>
  )
}
