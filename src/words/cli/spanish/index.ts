import { help } from './help.ts';
import type { CliWords } from '../../cli-words.ts';
import type { NameRefusal } from '../../../text/index.ts';

const names: Readonly<Record<NameRefusal, string>> = {
  empty: 'está vacío',
  'too-wide': 'ocupa más de 16 columnas',
  'forbidden-character': 'tiene un carácter que no se ve',
  'stray-marks': 'tiene tildes sin letra, o demasiadas en una',
  'mixed-scripts': 'mezcla alfabetos',
  'unsteady-width': 'tiene un carácter que cada terminal dibuja a su manera',
  'no-letter-first': 'debe empezar por una letra',
  'unusual-character': "solo puede tener letras, cifras, espacios y - ' . ·",
  'like-a-sign': 'con x, p o c delante o con un número entre palabras parece un signo del tablero',
};

const games = (count: number): string => `${count} ${count === 1 ? 'partida' : 'partidas'}`;

/** Spanish, on the command line. */
export const spanish: CliWords = {
  help,

  syntax: {
    unknownOption: (option) => `no hay ninguna opción ${option}.`,
    unknownCommand: (command) => `no hay ninguna orden ${command}.`,
    missingArgument: (name) => `falta ${name}.`,
    missingValue: (option) => `${option} necesita un valor.`,
    tooMany: 'hay más argumentos de los que admite.',
  },

  didYouMean: (word) => `¿Querías decir ${word}?`,
  oneOf: (what, values) => `${what} es ${values.slice(0, -1).join(', ')} o ${values.at(-1)}.`,
  number: (option, least, most) => `${option} lleva un número del ${least} al ${most}.`,
  notNumber: (option, least, most, given) =>
    `${option} lleva un número entero del ${least} al ${most}, no «${given}».`,
  port: (option) => `${option} lleva un número del 0 (cualquiera libre) al 65535.`,
  fault: (message) => `un fallo de este programa, cuéntanoslo por favor: ${message}`,
  outputFailed: (code) => `no se puede escribir la salida (${code}); ¿está lleno el disco?`,

  name: {
    choose: 'elige un nombre con --name.',
    likeABot: '--name: parece el de un bot; elige otro.',
    refused: (because) => `--name: ${names[because]}; elige otro.`,
    refusedTable: (because) => `--table: ${names[because]}; elige otro.`,
    refusedSetting: (because) => `name: ${names[because]}; elige otro.`,
    refusedByHost: (because) => `el anfitrión no acepta ese nombre: ${names[because]}; elige otro con --name.`,
  },

  config: {
    in: (path, problem) => `${path}: ${problem}`,
    missing: (path) => `${path}: no existe ese archivo; indica otro con --config.`,
    unreadable: (path, code) => `${path}: no se puede leer (${code}); indica otro con --config.`,
    noObject: 'no contiene un objeto, como {"palette": "dark"}.',
    noSetting: (name) => `no hay ningún ajuste ${name}.`,
    noJson: (message) => `no es JSON (${message}); corrígelo o borra el archivo.`,
    noJsonAt: (line, message) => `línea ${line}: no es JSON (${message}); corrígelo o borra el archivo.`,
    name: 'name es un texto, como "Ada".',
    ascii: 'ascii es true o false, sin comillas.',
    keys: 'keys es un objeto de acciones, como {"ja": "f", "nein": "d"}.',
    noAction: (name) => `keys: no hay ninguna acción ${name}.`,
    listedIn: 'docs/config.md las enumera.',
    key: (action) => `keys.${action} es una letra de la "a" a la "z", o un signo como ","; elige uno.`,
    clash: (key, one, other) =>
      `keys: ${key} serviría para ${one} y ${other} a la vez; da otra tecla a una de las dos.`,
  },

  host: {
    jsonNeedsNoSeat: '--json necesita --no-seat: tu pantalla ocuparía la salida.',
    code: (longest) => `--code lleva un texto de 1 a ${longest} caracteres visibles.`,
    seatNeedsTerminal: 'tu asiento necesita una terminal: ejecútalo en una, o con --no-seat.',
    whenToStart: 'sin pantalla nadie puede empezar la partida: di con --players cuándo empieza.',
    extraNeedsClock: '--extra necesita --clock: sin reloj a nadie se le acaba el tiempo.',
    noPhase: (text) => `--clock ${text}: no hay tal fase.`,
    uselessWith: (option, other) => `${option} no sirve de nada con ${other}.`,
    folderFailed: (path, code) =>
      `no se pueden escribir grabaciones en ${path ?? 'tu carpeta de estado'} (${code}); indica otra con --records.`,
    portTaken: (option) => `ese puerto está ocupado; elige otro con ${option}, o 0 para cualquiera libre.`,
    portForbidden: (option) =>
      `tu usuario no puede escuchar en ese puerto; elige uno mayor de 1023 con ${option}.`,
    noSuchAddress: 'esta máquina no tiene esa dirección.',
    keyUnreadable: (path, code) =>
      `no se puede leer la clave de la máquina ${path} (${code}); revisa sus permisos.`,
    keyDamaged: (path) =>
      `la clave de la máquina ${path} está dañada; bórrala para crear otra (ssh avisará a quien ya haya estado aquí).`,
    keyNotKept: 'no se pudo guardar la clave de ssh; ¿se puede escribir en la carpeta de estado?',
    guestFailed: (fault) => `falló la pantalla de un invitado, cuéntanoslo por favor: ${fault}`,
    recordFailed: 'la partida se interrumpió: no se pudo escribir su grabación; ¿está lleno el disco?',
    record: (path) => `La grabación de una partida: ${path}`,
    open: (lines) => `La mesa está abierta. Se entra con\n${lines.join('\n')}`,
    fingerprint: (key) => `La clave de esta máquina, como la muestra ssh: ${key}`,
    certificate: (fingerprint) => `Su certificado (SHA-256), como lo muestran los navegadores: ${fingerprint}`,
    joined: (seat, name) => `Asiento ${seat}: ${name}`,
    joinedBot: (seat, name) => `Asiento ${seat}: ${name}, un bot`,
    started: (players) => `Ha empezado la partida, con ${players} jugadores.`,
    ended: {
      'liberal-policies': (record) => `Han ganado los Liberales. Su grabación: ${record}`,
      'hitler-executed': (record) => `Han ganado los Liberales. Su grabación: ${record}`,
      'fascist-policies': (record) => `Han ganado los Fascistas. Su grabación: ${record}`,
      'hitler-elected': (record) => `Han ganado los Fascistas. Su grabación: ${record}`,
      mastermind: (record) => `Ha ganado la Mente maestra. Su grabación: ${record}`,
      brokenOff: (record) => `La partida se interrumpió. Su grabación: ${record}`,
    },
  },

  join: {
    address: {
      empty: 'di la dirección que muestra la pantalla del anfitrión, como 192.168.1.20:7777.',
      scheme: 'una dirección empieza por ws:// o no lleva esquema.',
      path: 'nada puede seguir al puerto.',
      'needs-brackets': 'una dirección IPv6 va entre corchetes, como [fe80::1]:7777.',
      host: 'eso no es ni el nombre de una máquina ni una dirección IP.',
      port: 'un puerto es un número del 1 al 65535.',
    },
    unreachable: {
      'nobody-there': 'allí no escucha nadie; ¿está abierta la mesa, y es ese el puerto?',
      'no-such-host': 'aquí no se conoce ninguna máquina con ese nombre; prueba con su dirección.',
      'no-way-there': 'no hay camino hasta esa dirección; ¿estás en la red del anfitrión?',
      'timed-out': 'no llegó respuesta; ¿hay un cortafuegos por medio?',
      'not-a-table': 'allí escucha algo que no es una mesa.',
      'another-name': 'el anfitrión no se llama así; usa la dirección que muestra su pantalla.',
      crowded: 'hay demasiadas conexiones abiertas allí; prueba dentro de un minuto.',
      lost: 'se cortó la conexión; prueba otra vez.',
      unreadable: 'el anfitrión habla de un modo que este programa no entiende.',
    },
    seatNeedsTerminal: 'tu asiento necesita una terminal: ejecútalo en una, sin tubería.',
    boardNeedsTerminal: 'el tablero necesita una terminal en la que mostrarse.',
    notNoted: 'no se pudo apuntar tu asiento aquí; ¿se puede escribir en la carpeta de estado?',
    noToken:
      '--seat lleva lo que muestra la pantalla de tu asiento en «Cómo volver»: cinco grupos de cuatro signos.',
    severalSeats: (lines) => `tienes varios asientos allí; elige uno:\n${lines.join('\n')}`,
    atTable: (name) => `(mesa ${name})`,
    full: (line) => `no queda ningún asiento, o la partida ha empezado; mírala con:  ${line}`,
    nameTaken:
      'allí alguien se llama así o de forma parecida, o parece el nombre de un bot; elige otro con --name.',
    needsCode: 'la mesa tiene un código; pídeselo a quien la abrió y ponlo con --code.',
    wrongCode: 'ese no es el código de la mesa; pídeselo a quien la abrió y ponlo con --code.',
    noSuchSeat: 'ese asiento ya no se guarda allí; ocupa otro con --new.',
    closed: 'la mesa está cerrada.',
    otherVersion: (theirs) =>
      `el anfitrión habla la versión ${theirs} del protocolo; hace falta el mismo secret-cli en los dos lados.`,
    notUnderstood: 'el anfitrión no entendió a este programa; hace falta el mismo secret-cli en los dos lados.',
    kicked: 'el anfitrión te ha echado de la mesa.',
    replaced: 'tu asiento se ocupó desde otro sitio.',
    sentAway: 'el anfitrión no te dejó volver a entrar.',
    anotherTable: (line) =>
      `tu mesa ya no existe: terminó el programa de su anfitrión, y en esa dirección hay otra; ${
        line === null ? 'la misma línea lleva a ella.' : `entra en ella con:  ${line}`
      }`,
    unreadable:
      'el anfitrión envió algo que este programa no sabe leer; hace falta el mismo secret-cli en los dos lados.',
    tableClosed: 'La mesa está cerrada.',
    kept: (line) => `Se guarda tu asiento. Vuelve con:  ${line}`,
    keptAtBest: (line) =>
      `No se llega al anfitrión; tu asiento se guarda mientras funcione su programa. Vuelve con:  ${line}`,
  },

  pass: {
    refused: (name, because) => `«${name}»: ${names[because]}; elige otro nombre.`,
    likeABot: (name) => `«${name}» parece el nombre de un bot; elige otro.`,
    twice: (name) => `«${name}» está repetido o se parece a otro nombre; elige otro.`,
    seats: (taken, least, most) =>
      `una partida tiene de ${least} a ${most} asientos, contando los de --bots, y no ${taken}; di quién juega.`,
  },

  here: {
    needsTerminal: 'se juega en una terminal: ejecútalo en una, sin tubería.',
    kept: (line) => `La partida queda guardada. Sigue con ella así:  ${line}`,
    keptBefore: (line) => `tienes una partida sin acabar; síguela con  ${line}  o empieza otra con --new.`,
  },

  unfinished: {
    busy: 'tu partida está abierta en otra terminal; sigue allí o ciérrala allí antes.',
    notKept: (code) =>
      `no se puede guardar la partida para seguirla más tarde (${code}); ¿se puede escribir en la carpeta de estado?`,
    noteUnreadable: (note, code) =>
      `no se puede leer la nota de tu partida sin acabar (${code}): ${note}; empieza otra con --new, que no toca las grabaciones.`,
    noteDamaged: (note) =>
      `la nota de tu partida sin acabar está dañada o es de otra versión: ${note}; empieza otra con --new, que no toca las grabaciones.`,
    unreadable: (record, code) =>
      `no se puede leer la grabación de tu partida sin acabar (${code}): ${record}; empieza otra con --new.`,
    damaged: (record, line, why) =>
      `la grabación de tu partida sin acabar está dañada, ${record}:${line}: ${why}; empieza otra con --new.`,
  },

  rules: {
    noOption: (text) => `--rules ${text}: no hay tal opción ni tal conjunto.`,
    thereAre: (all) => `Hay ${all.join(', ')}.`,
  },

  simulate: {
    noBot: (name) => `--bots: ningún bot se llama «${name}».`,
    theBots: (bots) => `Los bots son: ${bots.join(', ')}.`,
    recordsNeedFile: '--records lleva un archivo; - no lo es, pues ahí se escribe el resumen.',
    holdsSomething: (path) => `--records: ${path} ya tiene algo; añade --force para sobrescribirlo.`,
    writeFailed: (path, code) =>
      `no se puede escribir ${path} (${code}); revisa su carpeta, permisos y espacio.`,
    summary: (count, players, bots, rules) =>
      `${games(count)} de ${players} jugadores · bots ${bots} · reglas ${rules}`,
    seed: (text) => `semilla ${text}`,
    outcomes: {
      'liberal-policies': 'Liberales: cinco políticas',
      'hitler-executed': 'Liberales: Hitler ejecutado',
      'fascist-policies': 'Fascistas: seis políticas',
      'hitler-elected': 'Fascistas: Hitler elegido',
      mastermind: 'La Mente maestra',
    },
    nominations: 'Nominaciones por partida',
    vetoes: 'Vetos aceptados por partida',
    topDecks: 'Políticas del caos por partida',
    margin: (count) => `± es el margen del 95 % · ${games(count)} por segundo`,
  },

  verify: {
    readFailed: (path, code) => `no se puede leer ${path} (${code}); revisa su nombre y permisos.`,
    noGame: (path) => `${path} no contiene ninguna partida; dale una grabación de host o de simulate.`,
    count: (count, illegal) => `${games(count)}, ${illegal} ${illegal === 1 ? 'ilegal' : 'ilegales'}`,
  },
};
