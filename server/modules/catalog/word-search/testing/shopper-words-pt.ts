import type { ShopperWords } from './targets.ts'

export const shopperWordsPt: ShopperWords = {
  shirt:
    't-shirt, t-shirts, tshirt, camisola, camisolas, camiseta, camisa, camisas, blusa, polo, sweat, tshrit',
  bag: 'saco, sacos, saco de pano, mala, malas, bolsa, bolsas, mochila, mochilas, tote bag, sacola',
  clothing: 'vestuário, vestuario, roupa, roupas, moda, traje, algodão, algodao, têxtil',
  mug: 'caneca, canecas, chávena, chavena, chávenas, mug, copo, copos, café, cafe, chá, cerâmica, canecca, xícara',
  stickers:
    'autocolante, autocolantes, sticker, stickers, etiqueta, etiquetas, adesivo, adesivos, autocolates',
  print:
    'gravura, gravuras, póster, poster, posters, quadro, quadros, cartaz, cartazes, ilustração, decoração, gravrua',
  figure:
    'figura, figuras, estátua, estatua, estatueta, boneco, bonecos, funko, brinquedo, brinquedos, peluche, miniatura, figrua, vinil',
  album: 'álbum, album, álbuns, arquivador, pasta, pastas, caderno, caderneta, dossiê, binder',
  sleeves:
    'capas, capa, capas protetoras, sleeve, sleeves, protetor, protetores, proteção, protecao, capas cartas',
  deckBox:
    'caixa para baralho, caixas para baralho, deck box, deckbox, estojo, estojos, caixinha, porta-baralho',
  rigid: 'toploader, toploaders, top loader, capas rígidas, rígido, rigidas, acrílico',
  mat: 'tapete, tapetes, tapete de jogo, playmat, tapete de rato, toalha, mat, tapette',
  dice: 'dado, dados, contador, contadores, dados fogo, dados marcadores, marcador',
  pack: 'saqueta, saquetas, booster, boosters, pacote, pacotes, cromos, expansão, série 1, saqueta fogo, pack, saquetta',
  box: 'caixa, caixas, caixa de saquetas, display, lote, lotes, set, bundle, caixa de 24 saquetas',
  digital: 'digital, digitais, saqueta digital, descarregar, código, codigo, online, virtual, app, digitla',
  deck: 'baralho inicial, baralho, baralhos, deck, decks, starter, principiante, principiantes, começar, baralo',
  single: 'carta avulsa, cartas avulsas, carta, cartas, carta rara, cartas raras, avulsa, individual',
  gift: 'prenda, prendas, presente, presentes, aniversário, aniversario, prenda de aniversário, natal, crianças, criança, surpresa',
  tournament: 'torneio, torneios, kit de torneio, competição, partida, partidas',
  dragon: 'dragão, dragao, dragões, draghissimo, dragissimo',
  water: 'água, agua, mar, oceano, onda, ondas, ondalice',
  ghost: 'fantasma, fantasmas, spettrillo, escuridão, escuridao',
  bear: 'urso, ursos, brinorso',
  fox: 'raposa, raposas, volpardore, novecoda',
  moon: 'lua, espaço, estrela, estrelas, cosmos, anelluna, planeta',
  nature: 'natureza, floresta, planta, plantas, folha, germoglino',
  fire: 'fogo, chama, chamas, lava, brasa',
  ice: 'gelo, neve, inverno, frio',
  custom: 'personalizada, personalizado, t-shirt personalizada, por medida, personalizar',
}
