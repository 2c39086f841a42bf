/** What opens over the deck builder: the list of decks, a card, a link, and the questions before something is lost. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deck } from '@/contract/deck.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { CardSheet } from '../kit/card-sheet.tsx'
import { NightDialog } from '../kit/night-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import styles from './builder-dialogs.module.css'
import { writeDeckLink } from './deck-link.ts'
import { DeckList } from './deck-list.tsx'
import type { DecksViewProps } from './decks-view-props.ts'
import { shareDeck } from './share-deck.ts'
import type { DeckRoom } from './use-deck-room.ts'

export interface BuilderDialogsProps extends DecksViewProps {
  room: DeckRoom
  isList: boolean
  onList(open: boolean): void
  looking: number | null // card shown large
  onLook(card: number | null): void
}

export function BuilderDialogs(props: BuilderDialogsProps) {
  const { room, isList, onList, decks, locale } = props
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
        current={room.draft.id}
        byNumber={room.byNumber}
        canSaveAs={room.isKept && room.verdict.faults.length === 0}
        locale={locale}
        onClose={() => onList(false)}
        onOpen={deck => then(() => room.open({ id: deck.id, name: deck.name, cards: deck.cards }))()}
        onNew={then(room.startNew)}
        onSuggest={then(room.suggest)}
        onSaveAs={then(() => void room.saveAs())}
        onDuplicate={deck => then(() => room.duplicate(deck))()}
        onShare={deck => void share(deck)}
        onRemove={setRemoving}
      />
      <LookedAt {...props} />
      <AskDialog
        open={removing !== null}
        title={t('remove_title', { name: removing?.name })}
        text={t('remove_text')}
        onClose={() => setRemoving(null)}
      >
        <BrassButton
          look="danger"
          onClick={() => {
            if (removing) void room.remove(removing)
            setRemoving(null)
          }}
        >
          {t('remove_yes')}
        </BrassButton>
        <BrassButton onClick={() => setRemoving(null)}>{t('remove_no')}</BrassButton>
      </AskDialog>
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

/** A card shown large, to be put in, taken out or put first. */
function LookedAt({ room, held, looking, onLook, locale }: BuilderDialogsProps) {
  const { t } = useTranslation('decks')
  const character = looking === null ? null : (room.byNumber.get(looking) ?? null)
  if (!character) return <CardSheet character={null} locale={locale} onClose={() => onLook(null)} />
  const card = character.numero_carta
  const copies = held.find(one => one.character.numero_carta === card)?.copies ?? 0
  const place = room.draft.cards.indexOf(card)
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
        <BrassButton small look={place < 0 ? 'primary' : 'quiet'} onClick={act(() => room.toggle(card))}>
          {t(place < 0 ? 'add' : 'take')}
        </BrassButton>
      )}
      {place > 0 && (
        <BrassButton small look="secondary" onClick={act(() => room.change({ type: 'move', card, to: 0 }))}>
          {t('as_opening')}
        </BrassButton>
      )}
    </CardSheet>
  )
}

/** Before another deck takes the bench, or the reader leaves the room. */
function Questions({ room, leaving, onUnsaved }: BuilderDialogsProps) {
  const { t } = useTranslation('decks')
  const { unsaved } = room
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved])
  const name = room.draft.name.trim() || t('untitled')
  const canSave = room.verdict.faults.length === 0
  return (
    <>
      <AskDialog
        open={room.pending !== null}
        title={t('switch_title', { name })}
        text={t('switch_text')}
        onClose={room.keepEditing}
      >
        {canSave && (
          <BrassButton look="primary" busy={room.busy} onClick={() => void room.saveAndSwitch()}>
            {t('switch_save')}
          </BrassButton>
        )}
        <BrassButton onClick={room.dropChanges}>{t('switch_drop')}</BrassButton>
        <BrassButton onClick={room.keepEditing}>{t('leave_stay')}</BrassButton>
      </AskDialog>
      <AskDialog
        open={leaving !== null}
        title={t('switch_title', { name })}
        text={t(room.isKept ? 'leave_text' : 'leave_text_new')}
        onClose={() => leaving?.stay()}
      >
        {canSave && (
          <BrassButton
            look="primary"
            busy={room.busy}
            onClick={async () => ((await room.save()) ? leaving?.go() : leaving?.stay())}
          >
            {t('leave_save')}
          </BrassButton>
        )}
        <BrassButton onClick={() => leaving?.go()}>{t('leave_go')}</BrassButton>
        <BrassButton onClick={() => leaving?.stay()}>{t('leave_stay')}</BrassButton>
      </AskDialog>
    </>
  )
}
