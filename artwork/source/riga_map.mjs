// riga_map.mjs - a small map of Riga's centre, drawn by hand from a few dozen places.
// usage: node artwork/source/riga_map.mjs   writes artwork/drawings/map.svg (then: npm run draw)
// Its edges must be those of src/contact/map.tsx, which sets the marker on it.
import { writeFileSync } from 'node:fs';

const edges = { north: 56.9605, south: 56.9405, west: 24.0815, east: 24.1405 };
const W = 1600, H = 1000;
const at = ([lat, lng]) => [((lng - edges.west) / (edges.east - edges.west)) * W, ((edges.north - lat) / (edges.north - edges.south)) * H];
const n = (v) => String(Math.round(v));

/** A smooth line through places (Catmull-Rom as Bézier). */
function through(places, closed = false) {
  const p = places.map(at);
  const get = (i) => (closed ? p[(i + p.length) % p.length] : p[Math.max(0, Math.min(p.length - 1, i))]);
  let d = `M${n(p[0][0])} ${n(p[0][1])}`;
  for (let i = 0; i < (closed ? p.length : p.length - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return d + (closed ? 'Z' : '');
}
const straight = (places, closed = false) => 'M' + places.map(at).map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + (closed ? 'Z' : '');
const path = (d, attributes) => `<path d="${d}" ${attributes}/>`;

// The Daugava: the right bank from the south-east to the north-west, then back along the left bank.
const right = [[56.9380, 24.1200], [56.9418, 24.1128], [56.9446, 24.1082], [56.9466, 24.1042], [56.9490, 24.1008], [56.9515, 24.0984], [56.9550, 24.0966], [56.9590, 24.0954], [56.9640, 24.0944]];
const left = [[56.9660, 24.0805], [56.9610, 24.0825], [56.9565, 24.0850], [56.9525, 24.0872], [56.9490, 24.0898], [56.9466, 24.0932], [56.9446, 24.0972], [56.9420, 24.1012], [56.9385, 24.1062], [56.9350, 24.1100]];
// Āgenskalns bay and the Zunds, behind Ķīpsala.
const zunds = [[56.9482, 24.0905], [56.9472, 24.0880], [56.9490, 24.0852], [56.9520, 24.0832], [56.9560, 24.0808], [56.9620, 24.0775]];
// The city canal, around the Old Town.
const canal = [[56.9592, 24.0955], [56.9574, 24.0990], [56.9556, 24.1024], [56.9540, 24.1052], [56.9526, 24.1078], [56.9514, 24.1098], [56.9503, 24.1124], [56.9491, 24.1146], [56.9478, 24.1160], [56.9460, 24.1168], [56.9444, 24.1166], [56.9428, 24.1150], [56.9420, 24.1128]];
const oldTown = [[56.9443, 24.1100], [56.9465, 24.1052], [56.9488, 24.1018], [56.9513, 24.0994], [56.9530, 24.1000], [56.9536, 24.1030], [56.9520, 24.1062], [56.9508, 24.1086], [56.9496, 24.1110], [56.9484, 24.1130], [56.9470, 24.1144], [56.9452, 24.1142]];

const parks = [
  [[56.9578, 24.1010], [56.9560, 24.1048], [56.9540, 24.1082], [56.9526, 24.1062], [56.9546, 24.1022], [56.9566, 24.0984]], // Kronvalda
  [[56.9524, 24.1086], [56.9512, 24.1118], [56.9499, 24.1148], [56.9489, 24.1130], [56.9501, 24.1104], [56.9513, 24.1076]], // Bastejkalns, Opera
  [[56.9548, 24.1096], [56.9533, 24.1132], [56.9520, 24.1114], [56.9535, 24.1078]], // Esplanāde
  [[56.9521, 24.1156], [56.9509, 24.1186], [56.9494, 24.1166], [56.9506, 24.1138]], // Vērmanes
  [[56.9444, 24.0820], [56.9452, 24.0880], [56.9428, 24.0918], [56.9396, 24.0900], [56.9396, 24.0815]], // Uzvaras
  [[56.9598, 24.1225], [56.9590, 24.1250], [56.9578, 24.1236], [56.9586, 24.1210]],
  [[56.9478, 24.1290], [56.9468, 24.1318], [56.9456, 24.1302], [56.9466, 24.1274]],
];

const streets = [
  [[56.9446, 24.1082], [56.9466, 24.1042], [56.9490, 24.1010], [56.9516, 24.0987], [56.9552, 24.0970], [56.9610, 24.0955]], // krastmala
  [[56.9510, 24.0986], [56.9533, 24.1048], [56.9553, 24.1094], [56.9610, 24.1226]], // Valdemāra
  [[56.9490, 24.1082], [56.9515, 24.1134], [56.9540, 24.1190], [56.9610, 24.1350]], // Brīvības
  [[56.9478, 24.1160], [56.9494, 24.1196], [56.9530, 24.1270], [56.9590, 24.1405]], // Marijas, Čaka
  [[56.9610, 24.0960], [56.9598, 24.1030], [56.9563, 24.1096], [56.9530, 24.1162], [56.9504, 24.1212], [56.9484, 24.1250]], // Elizabetes
  [[56.9558, 24.1042], [56.9526, 24.1100], [56.9505, 24.1150], [56.9490, 24.1180]], // Raiņa
  [[56.9520, 24.1046], [56.9500, 24.1092], [56.9478, 24.1138], [56.9462, 24.1150], [56.9448, 24.1136], [56.9444, 24.1088]], // Aspazijas
  [[56.9610, 24.1104], [56.9566, 24.1190], [56.9538, 24.1246], [56.9500, 24.1320], [56.9470, 24.1380]], // Ģertrūdes
  [[56.9620, 24.1150], [56.9590, 24.1220], [56.9560, 24.1290], [56.9525, 24.1370]], // Bruņinieku
  [[56.9405, 24.1180], [56.9430, 24.1190], [56.9452, 24.1210], [56.9440, 24.1290], [56.9420, 24.1405]], // Maskavas
  [[56.9472, 24.0900], [56.9440, 24.0935], [56.9405, 24.0990]], // left bank
  [[56.9475, 24.0810], [56.9462, 24.0860], [56.9449, 24.0945]],
  [[56.9506, 24.0882], [56.9550, 24.0852], [56.9605, 24.0815]], // Ķīpsala
];
const lanes = [
  [[56.9447, 24.1105], [56.9475, 24.1072], [56.9500, 24.1040], [56.9522, 24.1012]],
  [[56.9462, 24.1060], [56.9478, 24.1098], [56.9486, 24.1124]],
  [[56.9482, 24.1026], [56.9500, 24.1064], [56.9508, 24.1082]],
  [[56.9460, 24.1132], [56.9478, 24.1098], [56.9496, 24.1070], [56.9514, 24.1040], [56.9528, 24.1016]],
  [[56.9580, 24.1060], [56.9604, 24.1110]], [[56.9547, 24.1128], [56.9582, 24.1206], [56.9605, 24.1256]],
  [[56.9520, 24.1180], [56.9558, 24.1262], [56.9600, 24.1356]], [[56.9497, 24.1228], [56.9535, 24.1310], [56.9570, 24.1386]],
  [[56.9484, 24.1250], [56.9510, 24.1306], [56.9545, 24.1390]], [[56.9575, 24.1072], [56.9550, 24.1122]],
  [[56.9430, 24.1190], [56.9412, 24.1250], [56.9398, 24.1310]], [[56.9452, 24.1210], [56.9432, 24.1226], [56.9412, 24.1250]],
  [[56.9440, 24.0935], [56.9428, 24.0890], [56.9436, 24.0815]],
];
const bridges = [
  [[56.9510, 24.0986], [56.9502, 24.0940], [56.9492, 24.0880], [56.9482, 24.0815]], // Vanšu
  [[56.9462, 24.1048], [56.9446, 24.0962], [56.9440, 24.0935]], // Akmens
];
const railway = [[56.9398, 24.1030], [56.9405, 24.1040], [56.9432, 24.1112], [56.9450, 24.1168], [56.9463, 24.1215], [56.9466, 24.1260], [56.9452, 24.1340], [56.9440, 24.1410]];

const water = through([...right, ...left], true).replace(/Z$/, 'Z');
const colour = { land: '#f5ecdc', town: '#eacfa6', water: '#bcd9de', shore: '#a9ccd2', park: '#cfe0c2', street: '#fffdf8', rail: '#b9a98d', pine: 'var(--pine)', teal: 'var(--teal)', brick: '#b5553c' };

/** A church: tower, spire, a ball on top; `s` is its size. */
const church = (place, s, roof) => {
  const [x, y] = at(place);
  const q = (dx, dy) => `${n(x + dx * s)} ${n(y - dy * s)}`;
  return `<path d="M${q(-9, 0)}V${n(y - 26 * s)}H${n(x + 9 * s)}V${n(y)}Z" fill="${colour.brick}"/><path d="M${q(9, 0)}V${n(y - 14 * s)}L${q(20, 22)}L${q(31, 14)}V${n(y)}Z" fill="#c9714f"/><path d="M${q(-11, 26)}L${q(0, 66)}L${q(11, 26)}Z" fill="${roof}"/><circle cx="${n(x)}" cy="${n(y - 67 * s)}" r="${n(2.6 * s)}" fill="var(--amber)"/>`;
};
const monument = (place) => {
  const [x, y] = at(place);
  return `<path d="M${n(x - 12)} ${n(y)}h24v-9h-7l-3-44h-4l-3 44h-7z" fill="${colour.teal}"/><circle cx="${n(x)}" cy="${n(y - 58)}" r="4" fill="var(--amber)"/>`;
};
const castle = (place) => {
  const [x, y] = at(place);
  return `<path d="M${n(x - 18)} ${n(y)}v-24h44v24z" fill="var(--on-pine)"/><path d="M${n(x - 24)} ${n(y)}v-34h22v34z" fill="#e4d3b5"/><path d="M${n(x - 27)} ${n(y - 34)}l14-16 14 16z" fill="${colour.brick}"/><path d="M${n(x - 2)} ${n(y - 24)}h31l-7-12h-24z" fill="${colour.brick}"/><path d="M${n(x - 13)} ${n(y - 50)}v-16h14v9h-14" fill="none" stroke="#8c2f2b" stroke-width="3"/>`;
};
const station = (place) => {
  const [x, y] = at(place);
  return `<path d="M${n(x - 34)} ${n(y)}v-20h68v20z" fill="#e4d3b5"/><path d="M${n(x - 34)} ${n(y)}v-48h14v48z" fill="${colour.teal}"/><circle cx="${n(x - 27)}" cy="${n(y - 39)}" r="5" fill="var(--on-pine)"/>`;
};
const halls = (place) => {
  const [x, y] = at(place);
  return [0, 1, 2, 3].map((i) => `<path d="M${n(x + i * 24)} ${n(y - i * 5)}v-14a11 11 0 0 1 22 0v14z" fill="${i % 2 ? '#e4d3b5' : '#d9b98a'}"/>`).join('');
};

const stroke = (c, w, more = '') => `fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${more}`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><path fill="${colour.land}" d="M0 0h${W}v${H}H0z"/>` + [
  ...parks.map((p) => path(through(p, true), `fill="${colour.park}"`)),
  path(through(oldTown, true), `fill="${colour.town}"`),
  path(lanes.map((l) => through(l)).join(''), stroke(colour.street, 6)),
  path(streets.map((s) => through(s)).join(''), stroke(colour.street, 14)),
  path(through(canal), stroke(colour.water, 15)),
  path(through(zunds), stroke(colour.water, 34)),
  path(water, `fill="${colour.water}" stroke="${colour.shore}" stroke-width="3"`),
  path([[[56.9560, 24.0905], [56.9530, 24.0925]], [[56.9590, 24.0880], [56.9575, 24.0888]], [[56.9478, 24.0975], [56.9468, 24.0988]], [[56.9432, 24.1055], [56.9418, 24.1075]], [[56.9538, 24.0950], [56.9524, 24.0958]]].map((w) => through(w)).join(''), stroke('#d9ebee', 5)),
  path(bridges.map((b) => through(b)).join(''), stroke(colour.shore, 20).replace('round', 'butt')),
  path(bridges.map((b) => through(b)).join(''), stroke(colour.street, 13)),
  path(through(railway), stroke(colour.rail, 9)),
  path(through(railway), stroke(colour.street, 4, ' stroke-dasharray="12 12"').replace('round', 'butt')),
  castle([56.9519, 24.1004]),
  church([56.9520, 24.1056], 1.05, '#5c9184'),
  church([56.9497, 24.1026], 1.25, '#3d6f64'),
  church([56.9469, 24.1090], 1.5, '#2f5d56'),
  monument([56.9512, 24.1132]),
  station([56.9468, 24.1218]),
  halls([56.9436, 24.1152]),
].join('') + '</svg>\n';
writeFileSync('artwork/drawings/map.svg', svg);
console.log(`artwork/drawings/map.svg ${(svg.length / 1024).toFixed(1)} KB`);
