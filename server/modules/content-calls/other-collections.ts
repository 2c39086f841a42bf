/** Characters, rooms, documents and slides: maps the generic endpoints to those of the administration. */
import * as characters from '@/contract/endpoints/admin/characters.ts'
import * as documents from '@/contract/endpoints/admin/documents.ts'
import * as rooms from '@/contract/endpoints/admin/rooms.ts'
import * as slides from '@/contract/endpoints/site/slides.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { characterRecord } from '../characters/character-record.ts'
import { charactersModule } from '../characters/module.ts'
import { documentRecord } from '../documents/document-record.ts'
import { documentsModule } from '../documents/module.ts'
import { roomsModule } from '../rooms/module.ts'
import { roomRecord } from '../rooms/room-record.ts'
import { slidesModule } from '../slides/module.ts'
import { slideRecord } from '../slides/slide-record.ts'
import { administered } from './administered.ts'
import { isPublished, nameOf } from './goods-collections.ts'
import { characterIdOf, numberOf, roomIdOf } from './slugs-repo.ts'

/** A printed card is never deleted: albums, pack receipts and recorded battles refer to it. */
export const charactersCollection = administered({
  routes: charactersModule.routes,
  create: characters.createCharacter,
  change: characters.changeCharacter,
  remove: null,
  blank: {
    ...characters.emptyCharacter(),
    numero_carta: undefined,
    rarita: undefined,
    tipo: undefined,
    pv: undefined,
  },
  show: (id, context) => characterRecord.read(context.db, id, context),
  idOf: (slug, { db }) => characterIdOf(db, slug),
  slugOf: ({ slug }) => String(slug),
  bodyOf: (item, write) =>
    write.texts('translations', { nome: nameOf(item), storia: item.excerpt ?? item.content }),
})

export const roomsCollection = administered({
  routes: roomsModule.routes,
  create: rooms.createRoom,
  change: rooms.changeRoom,
  remove: rooms.removeRoom,
  blank: {
    code: '',
    access: 'code',
    visible_roles: [],
    user_ids: [],
    is_active: true,
    discount: 0,
    position: 0,
    products: [],
    document_ids: [],
    names: localizedTextsOf(() => ''),
    leads: localizedTextsOf(() => ''),
    texts: localizedTextsOf(() => ''),
  },
  show: (id, context) => roomRecord.read(context.db, id, context),
  idOf: (slug, { db }) => roomIdOf(db, slug),
  slugOf: ({ code }) => String(code),
  bodyOf: (item, write) => ({
    code: item.slug,
    is_active: isPublished(item),
    ...write.text('names', nameOf(item)),
    ...write.text('leads', item.excerpt),
    ...write.text('texts', item.content),
  }),
})

export const documentsCollection = administered({
  routes: documentsModule.routes,
  create: documents.createDocument,
  change: documents.changeDocument,
  remove: documents.removeDocument,
  blank: {
    visible_roles: [],
    user_ids: [],
    room_ids: [],
    position: 0,
    is_withdrawn: false,
    names: localizedTextsOf(() => ''),
    notes: localizedTextsOf(() => ''),
    file_key: null,
    file_name: '',
  },
  show: (id, context) => documentRecord.read(context.db, id, context),
  idOf: numberOf,
  slugOf: ({ id }) => String(id),
  bodyOf: (item, write) => {
    const isOut = isPublished(item)
    return {
      is_withdrawn: isOut === undefined ? undefined : !isOut,
      ...write.text('names', nameOf(item)),
      ...write.text('notes', item.excerpt ?? item.content),
    }
  },
})

export const slidesCollection = administered({
  routes: slidesModule.routes,
  create: slides.createSlide,
  change: slides.changeSlide,
  remove: slides.removeSlide,
  blank: {
    kind: 'picture',
    picture: '',
    video_url: null,
    element: null,
    texts: localizedTextsOf(() => ({ kicker: '', title: '', text: '', button: '', link: '', alt: '' })),
    starts_at: null,
    ends_at: null,
    is_active: true,
  },
  show: (id, context) => slideRecord.read(context.db, id, context),
  idOf: numberOf,
  slugOf: ({ id }) => String(id),
  bodyOf: (item, write) => ({
    is_active: isPublished(item),
    ...write.texts('texts', { title: nameOf(item), text: item.excerpt ?? item.content }),
  }),
})
