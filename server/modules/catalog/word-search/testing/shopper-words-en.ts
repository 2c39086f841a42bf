import type { ShopperWords } from './targets.ts'

export const shopperWordsEn: ShopperWords = {
  shirt:
    'shirt, shirts, t-shirt, tshirt, t shirts, tee, tees, hoodie, hoodies, sweatshirt, jersey, jumper, tshrit, dragon shirt',
  bag: 'bag, bags, tote, tote bag, tote bags, shopper, backpack, backpacks, rucksack, handbag, canvas bag',
  clothing: 'clothing, clothes, apparel, merch, outfit, garment, garments, cotton, fashion, clothign',
  mug: 'mug, mugs, cup, cups, coffee, tea, coffee mug, tumbler, glass, ceramic, mugg, beaker',
  stickers: 'sticker, stickers, decal, decals, labels, stikers, sticky',
  print:
    'print, prints, poster, posters, wall art, picture, pictures, painting, artwork, decor, framed print, pirnt',
  figure:
    'figure, figures, figurine, figurines, statue, statues, action figure, toy, toys, funko, doll, plush, miniature, figre, vinyl',
  album: 'album, albums, binder, binders, folder, albmu, collection book, portfolio, notebook',
  sleeves:
    'sleeve, sleeves, card sleeves, protector, protectors, cover, soft sleeves, card protection, sleves, protection',
  deckBox:
    'deck box, deckbox, deck boxes, card box, case, deck case, container, storage, dekc box, deckboxes',
  rigid: 'toploader, toploaders, top loader, top loaders, hard case, rigid, slab, toplaoder',
  mat: 'playmat, playmats, play mat, mat, mats, gaming mat, mousepad, playmatt, desk mat',
  dice: 'dice, die, counter, counters, tokens, counter dice, fire dice',
  pack: 'pack, packs, booster, boosters, booster pack, packet, expansion, series 1, boostr, card packs, foil',
  box: 'box, boxes, box of packs, display, booster box, bundle, bundles, crate, box of 24',
  digital: 'digital, digital pack, download, downloads, code, codes, app, online, virtual, digtal',
  deck: 'starter deck, deck, decks, starter, starter set, beginner, beginners, structure deck, startr, learn',
  single: 'single card, single cards, singles, card, cards, rare card, rare cards, loose cards, single',
  gift: 'gift, gifts, present, presents, birthday, birthday gift, christmas, kids, gift for kids, gift card, surprise',
  tournament: 'tournament, tournaments, tournament kit, competition, match, torunament',
  dragon: 'dragon, dragons, draghissimo, dragissimo, silvadrago',
  water: 'water, sea, ocean, wave, waves, ondalice, ondalise, watr',
  ghost: 'ghost, ghosts, spooky, halloween, spettrillo, darkness, spetrillo',
  bear: 'bear, bears, brinorso, brinorsso',
  fox: 'fox, foxes, volpardore, novecoda',
  moon: 'moon, space, stars, planet, cosmos, anelluna, cosmic',
  nature: 'nature, forest, plant, plants, leaf, germoglino, natur',
  fire: 'fire, flame, flames, lava, ember',
  ice: 'ice, snow, winter, frost, cold',
  custom: 'custom, customised, customized shirt, personalised, personalized t-shirt, your own, bespoke',
}
