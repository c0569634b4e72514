/**
 * What tells the products of a category apart: the list view compares these specifications, the listing filters by
 * them. `opensAs` is 'list' where a buyer chooses by figures rather than by the picture.
 */
export const listAttributes: Record<string, { opensAs: 'grid' | 'list'; names: readonly string[] }> = {
  'automotive-keys': {
    opensAs: 'grid',
    names: ['Key type', 'Transponder chip', 'Frequency', 'Buttons', 'FCC ID', 'Battery'],
  },
  'commercial-locks': {
    opensAs: 'list',
    names: ['Function', 'Grade', 'Finish', 'Keyway', 'Backset', 'Fire rating'],
  },
  'smart-locks': {
    opensAs: 'grid',
    names: ['Radio', 'Entry', 'Key override', 'Grade', 'Finish', 'Power'],
  },
  'access-control': {
    opensAs: 'list',
    names: ['Device', 'Voltage', 'Current draw', 'Operation', 'Mounting', 'Finish'],
  },
  'cabinet-locks': {
    opensAs: 'list',
    names: ['Barrel diameter', 'Barrel length', 'Cam', 'Rotation', 'Keying', 'Finish'],
  },
  cylinders: { opensAs: 'list', names: ['Keyway', 'Pins', 'Length', 'Cam', 'Keying', 'Finish'] },
  'exit-devices': {
    opensAs: 'list',
    names: ['Function', 'Door width', 'Fire rating', 'Dogging', 'Outside trim', 'Finish'],
  },
  'door-closers': {
    opensAs: 'list',
    names: ['Spring size', 'Mounting', 'Arm', 'Hold open', 'Fire rating', 'Finish'],
  },
  'door-locks': {
    opensAs: 'list',
    names: ['Function', 'Grade', 'Backset', 'Keyway', 'Finish', 'Handing'],
  },
  'doors-frames': {
    opensAs: 'list',
    names: ['Size', 'Gauge', 'Fire label', 'Preparation', 'Handing'],
  },
  'door-accessories': {
    opensAs: 'list',
    names: ['Material', 'Finish', 'Size', 'Mounting', 'Fire doors'],
  },
  'key-accessories': {
    opensAs: 'grid',
    names: ['Material', 'Color', 'Key capacity', 'Mounting', 'Pack size'],
  },
  padlocks: {
    opensAs: 'list',
    names: [
      'Body width',
      'Body material',
      'Shackle diameter',
      'Shackle clearance',
      'Keying',
      'Key retaining',
    ],
  },
  safes: {
    opensAs: 'list',
    names: ['Fire rating', 'Burglary rating', 'Lock', 'Bolts', 'Capacity', 'Weight'],
  },
  'tools-machines-supplies': { opensAs: 'grid', names: ['Use', 'Power', 'Material', 'Case', 'Contents'] },
  'cctv-alarms': { opensAs: 'grid', names: ['Device', 'Power', 'Wiring', 'Resolution', 'Protection'] },
};
