// Parser of pdfjs, in a worker of this origin. The module registers its own message handler.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
