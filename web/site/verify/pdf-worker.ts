// Parser of pdfjs in a worker of this origin. The module registers its message handler itself.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
